import {arrow, card, cardHeight, defineDiagram, type IconName, type Shapes, text} from '../draw';

/** Where data can stop, with the question that decides and what to do when the answer is no. */
interface Station {
  name: string;
  question: string;
  remedy: string;
}

interface Labels {
  yes: string;
  no: string;
  end: string;
  stations: readonly Station[];
}

const cs: Labels = {
  yes: 'ano',
  no: 'ne',
  end: 'Nahlaste závadu',
  stations: [
    {name: 'Portál (1–5)', question: 'Je vybraný správný bod a interval?', remedy: 'Vyberte je znovu'},
    {name: 'Přiřazení (6–8)', question: 'Je zařízení přiřazené k tomuto bodu?', remedy: 'Přiřaďte ho'},
    {
      name: 'Baterie a mráz (9–10)',
      question: 'Je baterie nad asi 35 %?',
      remedy: 'Počkejte na oteplení, jinak ji vyměňte',
    },
    {
      name: 'Brána a síť (11–13)',
      question: 'Přicházejí data z ostatních bodů?',
      remedy: 'Ověřte napájení, síť a bránu',
    },
    {
      name: 'Zařízení (14–17)',
      question: 'Připojíte se k němu a měří?',
      remedy: 'Obnovte spojení, spusťte měření',
    },
    {
      name: 'Sběrnice RS-485 (18–21)',
      question: 'Odpovídá pokaždé a bez chyb?',
      remedy: 'Ověřte adresu, rychlost a vodiče',
    },
  ],
};

const en: Labels = {
  yes: 'yes',
  no: 'no',
  end: 'Report the fault',
  stations: [
    {name: 'Portal (1–5)', question: 'Are the right point and interval selected?', remedy: 'Select them again'},
    {name: 'Assignment (6–8)', question: 'Is the device assigned to this point?', remedy: 'Assign it'},
    {
      name: 'Battery and frost (9–10)',
      question: 'Is the battery above about 35%?',
      remedy: 'Wait for warmer weather, or replace it',
    },
    {
      name: 'Gateway and network (11–13)',
      question: 'Does data arrive from other points?',
      remedy: 'Check the power, network, and gateway',
    },
    {
      name: 'Device (14–17)',
      question: 'Can you connect to it, and does it measure?',
      remedy: 'Restore the connection, start measuring',
    },
    {
      name: 'RS-485 bus (18–21)',
      question: 'Does it respond every time, without errors?',
      remedy: 'Check the address, baud rate, and wires',
    },
  ],
};

const ICONS: readonly IconName[] = ['eye', 'point', 'battery', 'wifi', 'device', 'bus'];

export default defineDiagram(
  {cs, en},
  {
    wide: ({yes, no, end, stations}) => {
      const [height, row] = [60, 88];
      return {
        height: stations.length * row + 44,
        shapes: [
          stations.map(({name, question, remedy}, index): Shapes => {
            const y = index * row;
            const middle = y + height / 2;
            return [
              card([0, y, 372, height], {title: name, note: question, icon: ICONS[index]}),
              arrow([372, middle, 436, middle]),
              text(no, [372, middle - 22, 58, 18], {face: 'label', anchor: 'middle'}),
              card([436, y + 6, 244, height - 12], {title: remedy, look: 'panel'}),
              arrow([30, y + height, 30, y + row]),
              text(yes, [40, y + height, 60, row - height], {face: 'label', align: 'middle'}),
            ];
          }),
          card([0, stations.length * row, 372, 44], {title: end}),
        ],
      };
    },
    narrow: ({yes, no, end, stations}) => {
      const cards = stations.map(({name: title, question: note}) => ({title, note}));
      const remedies = stations.map(({remedy}) => ({title: remedy, look: 'panel' as const}));
      let bottom = 0;
      const shapes = cards.map((options, index): Shapes => {
        const remedy = remedies[index] ?? {title: ''};
        const [y, height, remedyHeight] = [bottom, cardHeight(300, options), cardHeight(200, remedy)];
        const edge = y + height;
        const middle = edge + 14 + remedyHeight / 2;
        bottom = edge + remedyHeight + 34;
        return [
          card([0, y, 300, height], options),
          arrow([66, edge, 66, middle, 100, middle]),
          text(no, [72, edge + 2, 28, 18], {face: 'label'}),
          card([100, edge + 14, 200, remedyHeight], remedy),
          arrow([20, edge, 20, bottom]),
          text(yes, [28, bottom - 26, 36, 18], {face: 'label'}),
        ];
      });
      return {height: bottom + 44, shapes: [shapes, card([0, bottom, 300, 44], {title: end})]};
    },
  },
);
