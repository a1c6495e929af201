import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import React, {type ReactNode, useId, useState} from 'react';
import {parseAnswer} from '../../lib/modbus/answer';
import {bytesOfWord, formatBytes, formatWord, type NumberType, parseHex, registersOf} from '../../lib/modbus/bytes';
import {COIL_OFF, COIL_ON} from '../../lib/modbus/request';
import {
  type Choice,
  CopyButton,
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
import {actionOf, type EntryName, evaluate, type Evaluation, exampleForm, type FormState, initialValue} from './form';
import {
  actionLabel,
  addressText,
  answerProblem,
  coilState,
  columnNames,
  entryError,
  entryNames,
  functionNames,
  hexProblem,
  textIn,
  typeNames,
  valueMeaning,
  valueText,
} from './messages';
import {
  type Action,
  decodeFields,
  fieldsOf,
  freeFields,
  MAX_STANDARD_SLAVE,
  type ModbusDevice,
  type Profile,
  PROFILES,
} from './profile';
import styles from './styles.module.css';

interface PartProps {
  profile: Profile;
  form: FormState;
  evaluation: Evaluation;
  locale: string;
  change: (changes: Partial<FormState>) => void;
}

function valueChoices(action: Action, locale: string): Choice[] | undefined {
  if (action.kind === 'writeCoil') {
    const states = [COIL_ON, COIL_OFF].map((value) => ({value, meaning: coilState(value)}));
    return (action.codes ?? states).map(({value, meaning}) => ({
      value: String(value),
      label: `${formatWord(value)} = ${textIn(meaning, locale)}`,
    }));
  }
  return action.kind === 'writeRegister' && action.values && 'codes' in action.values
    ? action.values.codes.map(({value, meaning}) => ({
        value: String(value),
        label: `${value} = ${textIn(meaning, locale)}`,
      }))
    : undefined;
}

function Entries({profile, form, evaluation: {action, problems}, locale, change}: PartProps): ReactNode {
  const choices = valueChoices(action, locale);
  const entry = (name: EntryName) => ({
    label: entryNames()[name],
    error: entryError(problems[name]),
    value: form[name],
    onChange: (text: string) => change({[name]: text}),
  });
  const beyondStandard = translate({
    id: 'site.modbusTool.slave.beyond',
    message: 'Addresses above 247 are outside the Modbus standard. Use them only if this device is alone on the bus.',
  });
  const valueHint = translate({
    id: 'site.modbusTool.value.hint',
    message: '−32768 to 65535; a negative number is sent in two’s complement',
  });
  const values = action.kind === 'writeRegister' && action.values && 'minimum' in action.values && action.values;
  return (
    <>
      <FieldRow>
        <TextField
          {...entry('slave')}
          inputMode="numeric"
          hint={!problems.slave && Number(form.slave) > MAX_STANDARD_SLAVE ? beyondStandard : `1–${profile.maxSlave}`}
        />
        <SelectField
          label={translate({id: 'site.modbusTool.action', message: 'What to do'})}
          value={form.action}
          choices={profile.actions.map((choice) => ({
            value: choice.id,
            label: actionLabel(profile, choice, locale),
            group: functionNames()[choice.kind],
          }))}
          onChange={(id) => {
            // The answer of an example does not fit another request.
            const isExample = profile.examples.some(({answer}) => answer === form.answer);
            change({action: id, value: initialValue(actionOf(profile, id)), ...(isExample && {answer: ''})});
          }}
        />
        {choices && <SelectField {...entry('value')} choices={choices} />}
        {action.kind === 'writeRegister' && !choices && (
          <TextField
            {...entry('value')}
            inputMode={values ? 'numeric' : 'text'}
            hint={values ? `${values.minimum}–${values.maximum}` : valueHint}
          />
        )}
      </FieldRow>
      {action.address === undefined && (
        <FieldRow>
          <TextField
            {...entry('address')}
            inputMode="text"
            hint={translate({
              id: 'site.modbusTool.address.hint',
              message: 'From the register list supplied with the device, starting at zero: 1646 or 0x066E',
            })}
          />
          {action.kind === 'read' && (
            <>
              <TextField {...entry('count')} inputMode="numeric" hint="1–125" />
              <SelectField
                label={translate({id: 'site.modbusTool.type', message: 'Number type'})}
                value={form.type}
                choices={profile.freeTypes.map((type) => ({value: type, label: typeNames()[type]}))}
                onChange={(type) => change({type: type as NumberType})}
              />
            </>
          )}
        </FieldRow>
      )}
    </>
  );
}

/** Texts of the reference data start in lower case. */
const capitalized = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

const word = (text: string, key?: number) => (
  <span key={key} className={styles.word}>
    {text}{' '}
  </span>
);

/** Rows that explain a request: bytes, their role, their meaning. */
function explain({profile, form, evaluation, locale}: PartProps, bytes: readonly number[]): ReactNode[][] {
  const {request, action} = evaluation;
  if (!request) {
    return [];
  }
  const label = action.label && action.address !== undefined ? `: ${textIn(action.label, locale)}` : '';
  const chosen = valueChoices(action, locale)?.find((choice) => choice.value === form.value)?.label;
  const names = entryNames();
  const [low = 0, high = 0] = bytes.slice(-2);
  const rows: [number, number, string, string][] = [
    [0, 1, names.slave, String(request.slave)],
    [1, 2, translate({id: 'site.modbusTool.part.function', message: 'Function'}), functionNames()[action.kind]],
    [2, 4, names.address, `${addressText(profile, request.address)}${label}`],
    'count' in request ? [4, 6, names.count, String(request.count)] : [4, 6, names.value, chosen ?? form.value.trim()],
    [
      6,
      8,
      translate({id: 'site.modbusTool.part.crc', message: 'CRC'}),
      translate(
        {id: 'site.modbusTool.part.crc.meaning', message: '{value}, low byte first'},
        {value: formatWord((high << 8) | low)},
      ),
    ],
  ];
  return rows.map(([start, end, part, meaning]) => [word(formatBytes(bytes.slice(start, end))), part, meaning]);
}

function Request(props: PartProps): ReactNode {
  const {bytes, problems} = props.evaluation;
  const frameId = useId();
  const names = entryNames();
  const missing = (Object.keys(names) as EntryName[]).filter((name) => problems[name]?.kind === 'empty');
  if (!bytes) {
    return (
      <Result tone="warning">
        {missing.length > 0 ? (
          <Translate
            id="site.modbusTool.request.missing"
            values={{entries: missing.map((name) => names[name]).join(', ')}}>
            {'Fill in: {entries}.'}
          </Translate>
        ) : (
          <Translate id="site.modbusTool.request.wrong">Fix the highlighted field to see the request.</Translate>
        )}
      </Result>
    );
  }
  return (
    <>
      <Result tone="good">
        <code id={frameId} className={styles.frame} translate="no">
          {formatBytes(bytes)}
        </code>
      </Result>
      <CopyButton
        text={formatBytes(bytes)}
        source={frameId}
        label={translate({id: 'site.modbusTool.copy', message: 'Copy request'})}
      />
      <ResultTable
        caption={translate({id: 'site.modbusTool.request.caption', message: 'What the bytes mean'})}
        columns={[columnNames().bytes, columnNames().part, columnNames().meaning]}
        header={1}
        rows={explain(props, bytes)}
      />
    </>
  );
}

function DecodedTable({profile, form, evaluation, locale, words}: PartProps & {words: readonly number[]}): ReactNode {
  const format = useNumberFormat();
  const {action, address} = evaluation;
  const fields =
    action.address === undefined
      ? freeFields(address, words.length, form.type)
      : fieldsOf(profile, action.address, words.length);
  return (
    <ResultTable
      caption={translate({id: 'site.modbusTool.answer.caption', message: 'Values in the response'})}
      columns={[columnNames().register, columnNames().bytes, columnNames().value]}
      rows={decodeFields(fields, words).map(({field, words: own, number}, index) => {
        const last = registersOf(field.type) > 1 ? `–${addressText(profile, field.address + 1)}` : '';
        const position = translate({id: 'site.modbusTool.nth', message: 'value {number}'}, {number: index + 1});
        const meaning = valueMeaning(field, number, locale, format);
        return [
          <>
            {address === undefined ? position : addressText(profile, field.address) + last}{' '}
            <span className={clsx('site-note', styles.remark)}>{field.name && textIn(field.name, locale)}</span>
          </>,
          own.map((one, key) => word(formatBytes(bytesOfWord(one)), key)),
          <>
            <strong>{valueText(field, number, format)}</strong>{' '}
            {meaning && <span className={clsx('site-note', styles.remark)}>{meaning}</span>}
          </>,
        ];
      })}
    />
  );
}

function Answer(props: PartProps): ReactNode {
  const {form, evaluation, locale} = props;
  const parsed = parseHex(form.answer);
  if (!parsed.ok) {
    return <Result tone={parsed.problem === 'empty' ? 'plain' : 'problem'}>{hexProblem(parsed)}</Result>;
  }
  if (!evaluation.expected) {
    return (
      <Result tone="warning">
        <Translate id="site.modbusTool.answer.noRequest">
          Complete the request first; the response is checked against it.
        </Translate>
      </Result>
    );
  }
  const answer = parseAnswer(parsed.bytes, evaluation.expected, evaluation.bytes);
  if (!answer.ok) {
    return <Result tone="problem">{answerProblem(answer.problem, locale)}</Result>;
  }
  return (
    <>
      <Result tone="good">
        {answer.kind === 'written' ? (
          <Translate id="site.modbusTool.answer.written">
            The device confirmed the write by sending the same frame back.
          </Translate>
        ) : (
          <Translate id="site.modbusTool.answer.valid">
            The response is valid: the address, function, length, and CRC are correct.
          </Translate>
        )}{' '}
        {answer.skippedRequest && (
          <Translate id="site.modbusTool.answer.skipped">
            The converter sent your request back before the response; the returned request was skipped.
          </Translate>
        )}
      </Result>
      {answer.kind === 'registers' && <DecodedTable {...props} words={answer.words} />}
    </>
  );
}

/**
 * Builds Modbus RTU requests for one device family and reads the answers: checks address, function, length and CRC and
 * decodes the registers with their sign, word order and unit. Everything is computed in the page; nothing is sent.
 */
export default function ModbusTool({device}: {device: ModbusDevice}): ReactNode {
  const profile = PROFILES[device];
  const locale = useDocusaurusContext().i18n.currentLocale;
  const [form, setForm] = useState<FormState>(() => exampleForm(profile, profile.examples[0]));
  const change = (changes: Partial<FormState>) => setForm({...form, ...changes});
  const props: PartProps = {profile, form, evaluation: evaluate(profile, form), locale, change};
  return (
    <ToolForm label={translate({id: 'site.modbusTool.label', message: 'Modbus frames'})}>
      <FieldGroup legend={translate({id: 'site.tools.examples', message: 'Examples'})}>
        <ul className={clsx('site-list', styles.examples)}>
          {profile.examples.map((example) => (
            <li key={example.id}>
              <ToolButton onClick={() => setForm(exampleForm(profile, example))}>
                {capitalized(textIn(example.label, locale), locale)}
              </ToolButton>
            </li>
          ))}
        </ul>
      </FieldGroup>
      <FieldGroup legend={translate({id: 'site.modbusTool.request', message: 'Request'})}>
        <Entries {...props} />
        <Request {...props} />
      </FieldGroup>
      <FieldGroup legend={translate({id: 'site.modbusTool.answer', message: 'Response'})}>
        <FieldRow>
          <TextField
            inputMode="bytes"
            label={translate({id: 'site.modbusTool.answer.label', message: 'Bytes of the response'})}
            hint={translate({
              id: 'site.modbusTool.answer.hint',
              message:
                'The response to the request above, in hexadecimal, as your program shows it: 01 03 …, 0103…, 0x01,0x03…',
            })}
            value={form.answer}
            onChange={(answer) => change({answer})}
          />
        </FieldRow>
        <Answer {...props} />
      </FieldGroup>
    </ToolForm>
  );
}
