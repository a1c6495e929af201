import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import clsx from 'clsx';
import React, {type ReactNode, useState} from 'react';
import type {ModbusDevice} from '../../data/modbusExamples';
import {type Locale, textIn} from '../../lib/locale';
import {bytesOfWord, formatBytes, formatWord, parseHex} from '../../lib/modbus/bytes';
import {buildRequest, parseResponse} from '../../lib/modbus/frames';
import controls from '../controls.module.css';
import {
  FieldGroup,
  FieldRow,
  Result,
  ResultTable,
  SelectField,
  TextField,
  ToolForm,
  useNumberFormat,
} from '../ToolForm';
import {
  actionOf,
  entriesOf,
  type EntryName,
  evaluate,
  type Evaluation,
  initialValue,
  type ModbusEntries,
} from './entries';
import {
  actionLabel,
  addressText,
  entryNames,
  functionNames,
  partNames,
  responseProblem,
  typeNames,
  valueMeaning,
  valueText,
} from './messages';
import {
  decodeRegisters,
  FREE_TYPES,
  type FreeType,
  MAX_STANDARD_SLAVE,
  type ModbusAction,
  type Profile,
  PROFILES,
} from './profile';
import styles from './styles.module.css';

interface PartProps {
  profile: Profile;
  entries: ModbusEntries;
  evaluation: Evaluation;
  locale: Locale;
  change: (changes: Partial<ModbusEntries>) => void;
}

/** Returns the values that an action can write, each with its meaning. */
function codeNames({kind, codes = []}: ModbusAction, locale: Locale): Map<string, string> {
  return new Map(
    codes.map(({value, meaning}) => [
      String(value),
      `${kind === 'writeCoil' ? formatWord(value) : value} = ${textIn(meaning, locale)}`,
    ]),
  );
}

function hintsOf({profile, entries, evaluation: {ranges, invalid}}: PartProps): Record<EntryName, string> {
  const range = (name: EntryName) => `${ranges[name]?.minimum}–${ranges[name]?.maximum}`;
  const isBeyondStandard = !invalid.includes('slave') && Number(entries.slave) > MAX_STANDARD_SLAVE;
  const beyondStandard = translate({
    id: 'site.modbusTool.slave.beyond',
    message: 'Addresses above 247 are outside the Modbus standard. Use them only if this device is alone on the bus.',
  });
  const negative = translate({
    id: 'site.modbusTool.value.hint',
    message: '−32768 to 65535; a negative number is sent in two’s complement',
  });
  return {
    slave: isBeyondStandard ? beyondStandard : `1–${profile.maxSlave}`,
    address: translate({
      id: 'site.modbusTool.address.hint',
      message: 'From the register list supplied with the device, starting at zero: 1646 or 0x066E',
    }),
    count: range('count'),
    value: (ranges.value?.minimum ?? 0) < 0 ? negative : range('value'),
  };
}

function RequestEntries(props: PartProps): ReactNode {
  const {profile, entries, evaluation, locale, change} = props;
  const {action, ranges, invalid} = evaluation;
  const hints = hintsOf(props);
  const names = entryNames();
  const text = (name: EntryName) =>
    ranges[name] && (
      <TextField
        label={names[name]}
        hint={hints[name]}
        value={entries[name]}
        inputMode={name === 'slave' || name === 'count' ? 'numeric' : undefined}
        isInvalid={invalid.includes(name) && entries[name] !== ''}
        onChange={(content) => change({[name]: content})}
      />
    );
  return (
    <FieldRow>
      {text('slave')}
      <SelectField
        label={translate({id: 'site.modbusTool.action', message: 'What to do'})}
        value={entries.action}
        onChange={(id) => {
          // The response of an example does not fit another request.
          const isExample = profile.examples.some(({response}) => response === entries.response);
          change({action: id, value: initialValue(actionOf(profile, id)), ...(isExample && {response: ''})});
        }}>
        {Object.entries(functionNames()).map(([kind, name]) => (
          <optgroup key={kind} label={name}>
            {profile.actions
              .filter((choice) => choice.kind === kind)
              .map((choice) => (
                <option key={choice.id} value={choice.id}>
                  {actionLabel(profile, choice, locale)}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      {text('address')}
      {text('count')}
      {ranges.count && (
        <SelectField
          label={translate({id: 'site.modbusTool.type', message: 'Number type'})}
          value={entries.type}
          onChange={(type) => change({type: type as FreeType})}>
          {FREE_TYPES.map((type) => (
            <option key={type} value={type}>
              {typeNames()[type]}
            </option>
          ))}
        </SelectField>
      )}
      {action.codes && (
        <SelectField label={names.value} value={entries.value} onChange={(value) => change({value})}>
          {[...codeNames(action, locale)].map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {text('value')}
    </FieldRow>
  );
}

/** Capitalizes the first letter, because texts in `src/data` start with a lowercase letter. */
const capitalized = (text: string, locale: Locale) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

const word = (bytes: readonly number[], key?: number) => (
  <span key={key} className={styles.word} translate="no">
    {`${formatBytes(bytes)} `}
  </span>
);

function Request({profile, entries, evaluation: {action, invalid, request}, locale}: PartProps): ReactNode {
  const names = partNames();
  if (request?.address === undefined) {
    return (
      <Result tone="problem">
        {translate(
          {id: 'site.modbusTool.request.missing', message: 'Fill in or correct: {entries}.'},
          {entries: invalid.map((name) => names[name]).join(', ')},
        )}
      </Result>
    );
  }
  const bytes = buildRequest(request);
  const [low = 0, high = 0] = bytes.slice(-2);
  const checksum = translate(
    {id: 'site.modbusTool.part.crc.meaning', message: '{value}, low byte first'},
    {value: formatWord((high << 8) | low)},
  );
  const label = action.label ? `: ${textIn(action.label, locale)}` : '';
  const value = codeNames(action, locale).get(entries.value) ?? entries.value.trim();
  const rows: [number, number, string, string][] = [
    [0, 1, names.slave, String(request.slave)],
    [1, 2, names.function, functionNames()[action.kind]],
    [2, 4, names.address, addressText(profile, request.address) + label],
    action.kind === 'read' ? [4, 6, names.registers, String(request.content)] : [4, 6, names.value, value],
    [6, 8, translate({id: 'site.modbusTool.part.crc', message: 'CRC'}), checksum],
  ];
  return (
    <>
      <Result tone="good">
        <CodeBlock>{formatBytes(bytes)}</CodeBlock>
      </Result>
      <ResultTable
        caption={translate({id: 'site.modbusTool.request.caption', message: 'What the bytes mean'})}
        columns={[
          translate({id: 'site.modbusTool.column.part', message: 'Part'}),
          names.byteCount,
          translate({id: 'site.modbusTool.column.meaning', message: 'Meaning'}),
        ]}
        rows={rows.map(([start, end, part, meaning]) => [part, word(bytes.slice(start, end)), meaning])}
      />
    </>
  );
}

const remark = (text: string) => <span className={clsx('site-note', styles.remark)}>{text}</span>;

function DecodedTable({
  profile,
  entries,
  evaluation: {action, request},
  locale,
  words,
}: PartProps & {words: readonly number[]}): ReactNode {
  const format = useNumberFormat();
  const address = request?.address;
  const freeType = action.address === undefined ? entries.type : undefined;
  return (
    <ResultTable
      caption={translate({id: 'site.modbusTool.response.caption', message: 'Values in the response'})}
      columns={[
        translate({id: 'site.modbusTool.column.register', message: 'Register'}),
        partNames().byteCount,
        partNames().value,
      ]}
      rows={decodeRegisters(profile, address ?? 0, words, freeType).map(({field, words: own, number}, index) => {
        const position = translate({id: 'site.modbusTool.nth', message: 'value {number}'}, {number: index + 1});
        const meaning = valueMeaning(field, number, locale, format);
        return [
          <>
            <span>{address === undefined ? position : addressText(profile, field.address, own.length)}</span>{' '}
            {field.name && remark(textIn(field.name, locale))}
          </>,
          own.map((one, key) => word(bytesOfWord(one), key)),
          <>
            <strong>{valueText(field, number, format)}</strong> {meaning && remark(meaning)}
          </>,
        ];
      })}
    />
  );
}

function Response(props: PartProps): ReactNode {
  const {request} = props.evaluation;
  const {bytes, wrong} = parseHex(props.entries.response);
  if (wrong !== undefined) {
    return (
      <Result tone="problem">
        {translate(
          {
            id: 'site.modbusTool.response.notHex',
            message:
              '“{token}” is not a byte, which has two hexadecimal digits. Delete everything except the bytes of the response.',
          },
          {token: wrong},
        )}
      </Result>
    );
  }
  if (bytes.length === 0 || !request) {
    return (
      <Result>
        {request
          ? translate({id: 'site.modbusTool.response.empty', message: 'Paste the bytes that the device sent.'})
          : translate({
              id: 'site.modbusTool.response.noRequest',
              message: 'Complete the request first; the response is checked against it.',
            })}
      </Result>
    );
  }
  const response = parseResponse(bytes, request);
  if ('problem' in response) {
    return <Result tone="problem">{responseProblem(response.problem, props.locale)}</Result>;
  }
  const skipped = translate({
    id: 'site.modbusTool.response.skipped',
    message: 'The converter sent your request back before the response; the returned request was skipped.',
  });
  const verdict = response.words
    ? translate({
        id: 'site.modbusTool.response.valid',
        message: 'The response is valid: the address, function, length, and CRC are correct.',
      })
    : translate({
        id: 'site.modbusTool.response.written',
        message: 'The device confirmed the write by sending the same frame back.',
      });
  return (
    <>
      <Result tone="good">{response.skippedRequest ? `${verdict} ${skipped}` : verdict}</Result>
      {response.words && <DecodedTable {...props} words={response.words} />}
    </>
  );
}

/** Renders a form that builds Modbus RTU requests for a device, and checks and decodes responses. It sends nothing. */
export default function ModbusTool({device}: {device: ModbusDevice}): ReactNode {
  const profile = PROFILES[device];
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  const [entries, setEntries] = useState(() => entriesOf(profile, profile.examples[0]));
  const change = (changes: Partial<ModbusEntries>) => setEntries({...entries, ...changes});
  const props: PartProps = {profile, entries, evaluation: evaluate(profile, entries), locale, change};
  return (
    <ToolForm label={translate({id: 'site.modbusTool.label', message: 'Modbus frames'})}>
      <FieldGroup legend={translate({id: 'site.tools.examples', message: 'Examples'})}>
        <ul className={clsx('site-list site-list--row', styles.examples)}>
          {profile.examples.map((example) => (
            <li key={example.label.en}>
              <button type="button" className={controls.button} onClick={() => setEntries(entriesOf(profile, example))}>
                {capitalized(example.label[locale], locale)}
              </button>
            </li>
          ))}
        </ul>
      </FieldGroup>
      <FieldGroup legend={translate({id: 'site.modbusTool.request', message: 'Request'})}>
        <RequestEntries {...props} />
        <Request {...props} />
      </FieldGroup>
      <FieldGroup legend={translate({id: 'site.modbusTool.response', message: 'Response'})}>
        <FieldRow>
          <TextField
            isLong
            label={translate({id: 'site.modbusTool.response.label', message: 'Bytes of the response'})}
            hint={translate({
              id: 'site.modbusTool.response.hint',
              message:
                'The response to the request above, in hexadecimal, as your program shows it: 01 03 …, 0103…, 0x01,0x03…',
            })}
            value={entries.response}
            onChange={(response) => change({response})}
          />
        </FieldRow>
        <Response {...props} />
      </FieldGroup>
    </ToolForm>
  );
}
