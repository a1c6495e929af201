import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import clsx from 'clsx';
import React, {type ReactNode, useState} from 'react';
import type {ModbusDevice} from '../../data/modbusExamples';
import {type Locale, textIn} from '../../lib/locale';
import {bytesOfWord, formatBytes, formatWord, type NumberType, parseHex, registersOf} from '../../lib/modbus/bytes';
import {buildRequest, type ModbusRequest} from '../../lib/modbus/request';
import {parseResponse} from '../../lib/modbus/response';
import {
  type Choice,
  FieldGroup,
  FieldRow,
  Result,
  ResultTable,
  SelectField,
  TextField,
  ToolButton,
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
  columnNames,
  entryError,
  entryNames,
  functionNames,
  hexProblem,
  responseProblem,
  typeNames,
  valueMeaning,
  valueText,
} from './messages';
import {decodeRegisters, MAX_STANDARD_SLAVE, type ModbusAction, type Profile, PROFILES} from './profile';
import styles from './styles.module.css';

interface PartProps {
  profile: Profile;
  entries: ModbusEntries;
  evaluation: Evaluation;
  locale: Locale;
  change: (changes: Partial<ModbusEntries>) => void;
}

const codeChoices = ({kind, codes}: ModbusAction, locale: Locale): Choice[] | undefined =>
  codes?.map(({value, meaning}) => ({
    value: String(value),
    label: `${kind === 'writeCoil' ? formatWord(value) : value} = ${textIn(meaning, locale)}`,
  }));

function valueHint({minimum, maximum}: {minimum: number; maximum: number}): string {
  return minimum >= 0
    ? `${minimum}–${maximum}`
    : translate({
        id: 'site.modbusTool.value.hint',
        message: '−32768 to 65535; a negative number is sent in two’s complement',
      });
}

function RequestEntries({profile, entries, evaluation: {action, problems}, locale, change}: PartProps): ReactNode {
  const choices = codeChoices(action, locale);
  const entry = (name: EntryName) => ({
    label: entryNames()[name],
    error: entryError(problems[name]),
    value: entries[name],
    onChange: (text: string) => change({[name]: text}),
  });
  const beyondStandard = translate({
    id: 'site.modbusTool.slave.beyond',
    message: 'Addresses above 247 are outside the Modbus standard. Use them only if this device is alone on the bus.',
  });
  const isBeyondStandard = !problems.slave && Number(entries.slave) > MAX_STANDARD_SLAVE;
  return (
    <FieldRow>
      <TextField
        {...entry('slave')}
        inputMode="numeric"
        hint={isBeyondStandard ? beyondStandard : `1–${profile.maxSlave}`}
      />
      <SelectField
        label={translate({id: 'site.modbusTool.action', message: 'What to do'})}
        value={entries.action}
        choices={profile.actions.map((choice) => ({
          value: choice.id,
          label: actionLabel(profile, choice, locale),
          group: functionNames()[choice.kind],
        }))}
        onChange={(id) => {
          // The response of an example does not fit another request.
          const isExample = profile.examples.some(({response}) => response === entries.response);
          change({action: id, value: initialValue(actionOf(profile, id)), ...(isExample && {response: ''})});
        }}
      />
      {action.address === undefined && (
        <TextField
          {...entry('address')}
          inputMode="text"
          hint={translate({
            id: 'site.modbusTool.address.hint',
            message: 'From the register list supplied with the device, starting at zero: 1646 or 0x066E',
          })}
        />
      )}
      {action.kind === 'read' && action.count === undefined && (
        <>
          <TextField {...entry('count')} inputMode="numeric" hint="1–125" />
          <SelectField
            label={translate({id: 'site.modbusTool.type', message: 'Number type'})}
            value={entries.type}
            choices={profile.freeTypes.map((type) => ({value: type, label: typeNames()[type]}))}
            onChange={(type) => change({type: type as NumberType})}
          />
        </>
      )}
      {choices && <SelectField {...entry('value')} choices={choices} />}
      {action.range && <TextField {...entry('value')} inputMode="text" hint={valueHint(action.range)} />}
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

/** Returns the table rows that explain a request: the name, bytes and meaning of each part. */
function explain({profile, entries, evaluation: {action}, locale}: PartProps, request: ModbusRequest): ReactNode[][] {
  const bytes = buildRequest(request);
  const names = entryNames();
  const label = action.label ? `: ${textIn(action.label, locale)}` : '';
  const chosen = codeChoices(action, locale)?.find((choice) => choice.value === entries.value)?.label;
  const [low = 0, high = 0] = bytes.slice(-2);
  const checksum = translate(
    {id: 'site.modbusTool.part.crc.meaning', message: '{value}, low byte first'},
    {value: formatWord((high << 8) | low)},
  );
  const rows: [number, number, string, string][] = [
    [0, 1, names.slave, String(request.slave)],
    [1, 2, columnNames().function, functionNames()[action.kind]],
    [2, 4, names.address, addressText(profile, request.address) + label],
    action.kind === 'read'
      ? [4, 6, names.count, String(request.content)]
      : [4, 6, names.value, chosen ?? entries.value.trim()],
    [6, 8, translate({id: 'site.modbusTool.part.crc', message: 'CRC'}), checksum],
  ];
  return rows.map(([start, end, part, meaning]) => [part, word(bytes.slice(start, end)), meaning]);
}

function ExplainedRequest({request, ...props}: PartProps & {request: ModbusRequest}): ReactNode {
  return (
    <>
      <Result tone="good">
        <CodeBlock>{formatBytes(buildRequest(request))}</CodeBlock>
      </Result>
      <ResultTable
        caption={translate({id: 'site.modbusTool.request.caption', message: 'What the bytes mean'})}
        columns={[columnNames().part, columnNames().bytes, columnNames().meaning]}
        rows={explain(props, request)}
      />
    </>
  );
}

function Request(props: PartProps): ReactNode {
  const {request, problems} = props.evaluation;
  if (request) {
    return <ExplainedRequest {...props} request={request} />;
  }
  const missing = Object.entries(entryNames()).filter(([name]) => problems[name as EntryName]?.kind === 'empty');
  return (
    <Result tone="warning">
      {missing.length > 0
        ? translate(
            {id: 'site.modbusTool.request.missing', message: 'Fill in: {entries}.'},
            {entries: missing.map(([, label]) => label).join(', ')},
          )
        : translate({
            id: 'site.modbusTool.request.wrong',
            message: 'Fix the highlighted field to see the request.',
          })}
    </Result>
  );
}

function DecodedTable({
  profile,
  entries,
  evaluation,
  locale,
  words,
}: PartProps & {words: readonly number[]}): ReactNode {
  const format = useNumberFormat();
  const {action, expected} = evaluation;
  const address = expected?.address;
  const freeType = action.address === undefined ? entries.type : undefined;
  return (
    <ResultTable
      caption={translate({id: 'site.modbusTool.response.caption', message: 'Values in the response'})}
      columns={[columnNames().register, columnNames().bytes, columnNames().value]}
      rows={decodeRegisters(profile, address ?? 0, words, freeType).map(({field, words: own, number}, index) => {
        const last = registersOf(field.type) > 1 ? `–${addressText(profile, field.address + 1)}` : '';
        const position = translate({id: 'site.modbusTool.nth', message: 'value {number}'}, {number: index + 1});
        const meaning = valueMeaning(field, number, locale, format);
        return [
          <>
            <span>{address === undefined ? position : addressText(profile, field.address) + last}</span>{' '}
            <span className={clsx('site-note', styles.remark)}>{field.name && textIn(field.name, locale)}</span>
          </>,
          own.map((one, key) => word(bytesOfWord(one), key)),
          <>
            <strong>{valueText(field, number, format)}</strong>{' '}
            {meaning && <span className={clsx('site-note', styles.remark)}>{meaning}</span>}
          </>,
        ];
      })}
    />
  );
}

function Response(props: PartProps): ReactNode {
  const {entries, evaluation, locale} = props;
  const parsed = parseHex(entries.response);
  if (!parsed.ok) {
    return <Result tone={parsed.problem === 'empty' ? 'plain' : 'problem'}>{hexProblem(parsed)}</Result>;
  }
  if (!evaluation.expected) {
    return (
      <Result tone="warning">
        {translate({
          id: 'site.modbusTool.response.noRequest',
          message: 'Complete the request first; the response is checked against it.',
        })}
      </Result>
    );
  }
  const response = parseResponse(
    parsed.bytes,
    evaluation.expected,
    evaluation.request && buildRequest(evaluation.request),
  );
  if (!response.ok) {
    return <Result tone="problem">{responseProblem(response.problem, locale)}</Result>;
  }
  return (
    <>
      <Result tone="good">
        <span>
          {response.words
            ? translate({
                id: 'site.modbusTool.response.valid',
                message: 'The response is valid: the address, function, length, and CRC are correct.',
              })
            : translate({
                id: 'site.modbusTool.response.written',
                message: 'The device confirmed the write by sending the same frame back.',
              })}
        </span>
        {response.skippedRequest && (
          <span>
            {' '}
            {translate({
              id: 'site.modbusTool.response.skipped',
              message: 'The converter sent your request back before the response; the returned request was skipped.',
            })}
          </span>
        )}
      </Result>
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
              <ToolButton onClick={() => setEntries(entriesOf(profile, example))}>
                {capitalized(example.label[locale], locale)}
              </ToolButton>
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
            inputMode="bytes"
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
