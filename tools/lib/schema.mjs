// The schemas of assets/schema, and their faults in words: the place, what stands there, what may stand there.
import fs from 'node:fs';
import path from 'node:path';
import { need, root } from './deps.mjs';

export const schemas_folder = path.join(root, 'assets/schema');

/** What each pattern of the schemas means. tests/data/schema_bends.mjs asks that none is left out. */
export const PATTERNS = new Map([
  ['^[0-9]{1,2}\\.[0-9]{1,2}$', 'a number of a rule, "8.77"'],
  ['^[0-9]{4}$', 'a hex, two digits of the column and two of the row, "0512"'],
  ['^[0-9]{1,2}$', 'a number of one or two digits'],
  ['^[a-z]+( [a-z]+){0,5}$', 'one to six words in small letters'],
  ['^[!-~]([ -~]*[!-~])?$', 'letters, digits and signs of a plain keyboard (printable ASCII), no space first or last'],
  ['^[!-~\\u00a1-\\u00ff]([ -~\\u00a1-\\u00ff]*[!-~\\u00a1-\\u00ff])?$', 'letters, digits and signs of Western Europe (Latin-1), no space first or last'],
  ['^[a-z0-9][a-z0-9.-]{0,39}$', 'an id of up to 40 small letters, digits, dots and hyphens, a letter or digit first'],
  ['^[a-z0-9][a-z0-9-]{0,39}$', 'an id of up to 40 small letters, digits and hyphens, a letter or digit first'],
  ['^(usa|csa)\\.[a-z0-9][a-z0-9.-]{0,35}$', 'an id of a counter: "usa." or "csa." and up to 36 small letters, digits, dots and hyphens'],
  ['^(usa|csa)[.][a-z0-9+-]{1,40}$', 'an id of a unit: "usa." or "csa." and up to 40 small letters, digits, hyphens and plus signs'],
  ['^[^ ].*[.]$', 'a sentence: no space first, and a full stop at the end'],
  ['^[.rwWtm~]*$', 'one letter a column: . clear, r rough, w woods, W woods-rough, t town, m marsh, ~ water'],
  ['^[.wsvht~]*$', 'one letter a column: . clear, w woods, s swamp, v ravine, h hillside, t town, ~ river'],
  ['^[.rs~]*$', 'one letter a column: . clear, r rough, s swamp, ~ sea'],
  ['^[a-dfg-pstu-z1-5]*$', 'one letter a column: the letter of a state, the digit of a sea zone'],
  ['^[0-2]*$', 'one digit a column: 0 low, 1 high ground, 2 hilltop'],
  ['^[1-4]*$', 'one digit a column, 1 to 4'],
  ['^[.x]*$', 'one letter a column: . in play, x scenery'],
  ['^[0-6][0-9][0-6][0-9]$', 'a hex as four digits, column and row: "2916"'],
  ['^(0[1-9]|[1-5][0-9]|6[0-4])(0[1-9]|[1-5][0-9]|6[0-4])$', 'a hex as four digits, column and row, each 01 to 64: "2916"'],
  ['^(dixie|shiloh|gettysburg)\\.(usa|csa)\\.[1-9][0-9]{0,2}$', 'an id of a card: edition (Bull Run: dixie), side, number: "shiloh.usa.12"'],
  ['^[A-Z][A-Za-z]*( [A-Z0-9][A-Za-z]*)?(/[A-Z0-9][A-Za-z0-9. ]*){0,2}$', 'a place in the order of battle: "I/1/2", "Tennessee 1/2", "Hill/Heth/3"'],
  ['^[A-Z][A-Za-z]*(/[1-9])?$', 'the short id of a corps or division: "II", "II/2", "Heth"'],
  ['^[A-Z][A-Za-z.]{1,4}$', 'a state as it is shortened: "Va."'],
  ['^[1-9]:[1-9]$', 'odds: "3:1"'],
  ['^[0-9]{1,2}\\.[0-9]{1,2}[A-Z]?$', 'the number of a rule: "13.2", "15.1A"'],
  ['^(A|[1-9][0-9]?(-[1-9][0-9]?)?( [1-9][0-9]?(-[1-9][0-9]?)?)*)$', 'formations: "7", "11-14", "1-17 38", or "A"'],
  ['^((A|[1-9][0-9]?(-[1-9][0-9]?)?( [1-9][0-9]?(-[1-9][0-9]?)?)*))?$', 'formations: "7", "11-14", "1-17 38", "A", or nothing'],
  ['^(usa|csa|any)\\.[a-z0-9][a-z0-9.-]{0,35}$', 'an id of a marker: "usa.", "csa." or "any." and up to 36 small letters, digits, dots and hyphens'],
  ['^(-|[ABDRrmx12]{2,10}(\\([ABDRrmx12]{2,10}\\))?)$', 'a result as it is printed: "Dr2(BxDR)", or "-"'],
]);

const TYPES = {
  integer: 'a whole number in digits, without quotation marks', number: 'a number, without quotation marks', string: 'a text between quotation marks',
  boolean: 'true or false', array: 'a list [...]', object: 'keys and values {...}', null: 'null',
};

/** What stands there, short. */
function shown(value) {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 70 ? `${text.slice(0, 67)}...` : text;
}

const list = (values) => values.map(shown).join(', ');

/** The limits of a number or a length, from its schema: "1 to 60", "at least 1". */
function span(least, most) {
  if (least !== undefined && most !== undefined) return least === most ? `${least}` : `${least} to ${most}`;
  return least !== undefined ? `at least ${least}` : `at most ${most}`;
}

/** What may stand there, and where that is not the whole tale, what stands there. `error` is a fault as ajv tells it, with its schema and data. */
function words(error) {
  const { keyword, params, data, schema, parentSchema } = error;
  const stands = shown(data);
  switch (keyword) {
    case 'type': return [stands, [params.type].flat().map((type) => TYPES[type]).join(' or ')];
    case 'enum': return [stands, `one of ${list(params.allowedValues)}`];
    case 'const': return [stands, shown(params.allowedValue)];
    case 'pattern': return [stands, PATTERNS.get(params.pattern) ?? parentSchema.description ?? params.pattern];
    case 'minimum': case 'maximum': return [stands, `a number, ${span(parentSchema.minimum, parentSchema.maximum)}`];
    case 'minLength': case 'maxLength':
      return [`${stands}, ${data.length} letters`, `a text of ${span(parentSchema.minLength, parentSchema.maxLength)} letters`];
    case 'minItems': case 'maxItems': return [`a list of ${data.length}`, `a list of ${span(parentSchema.minItems, parentSchema.maxItems)}`];
    case 'uniqueItems': return [`${shown(data[params.i])} twice, as numbers ${params.j + 1} and ${params.i + 1}`, 'a list without the same twice'];
    case 'required': return [`no key "${params.missingProperty}"`, `${list(schema)}: none of these keys may be left out`];
    case 'additionalProperties':
      return [`the key "${params.additionalProperty}"`, `no keys but ${list(Object.keys(parentSchema.properties ?? {}))}`];
    case 'propertyNames': return [`the key "${params.propertyName}"`, PATTERNS.get(schema.pattern) ?? 'another key'];
    case 'not': return [stands, schema.required ? `nothing with the key ${list(schema.required)}` : 'something else'];
    case 'anyOf': {
      const keys = schema.flatMap((one) => one.required ?? []);
      return [stands, keys.length ? `one of the keys ${list(keys)}, or more of them` : 'something else'];
    }
    default: return [stands, error.message];
  }
}

/** "/counters/3/men" as people count: "counters, number 4 (usa.sherman), men"; what lies on the way is called by its id, name, label or hex. */
function place_of(pointer, document) {
  let at = document;
  const parts = pointer.split('/').slice(1).map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const told = parts.map((part) => {
    const is_list = Array.isArray(at);
    at = at?.[part];
    const name = ['id', 'name', 'label', 'at', 'hex', 'short'].map((key) => at?.[key]).find((one) => typeof one === 'string');
    return is_list ? `number ${Number(part) + 1}${name ? ` (${name})` : ''}` : part;
  });
  return told.join(', ') || 'the file';
}

/** The schema of that file name, as a function from a document to its faults, each {place, text}. */
export function schema(name) {
  const Ajv = need('ajv');
  const ajv = new (Ajv.default ?? Ajv)({ allErrors: true, strictTypes: false, strictRequired: false, verbose: true });
  const validate = ajv.compile(JSON.parse(fs.readFileSync(path.join(schemas_folder, name), 'utf8')));
  return (document) => {
    if (validate(document)) return [];
    // Of a choice, and of names of keys, the rule as a whole is told, not each of its parts.
    const parts = /\/(if|anyOf\/\d+|propertyNames)(\/|$)/;
    const whole = validate.errors.filter((error) => error.keyword !== 'if' && !(parts.test(error.schemaPath) && !/anyOf$|propertyNames$/.test(error.schemaPath)));
    return whole.map((error) => {
      const [stands, may] = words(error);
      return { place: place_of(error.instancePath, document), text: `${stands} stands there; what may stand there: ${may}` };
    });
  };
}
