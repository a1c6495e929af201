import {authorFields, planAuthor, planPost, postFields} from './blog';
import {categoryFields, docFields, planCategory, planDocument} from './document';
import type {Answers, Field} from './fields';
import {pictureFields, planPicture} from './picture';
import type {Plan} from './plan';
import {commandFields, planCommand, planRegister, registerFields} from './rows';

/** Something that `npm run new` can add. */
export interface Kind {
  /** For the list of kinds. */
  about: string;
  /** Fields that may be given without a name, in this order. */
  positional: readonly string[];
  fields: readonly Field[];
  plan: (answers: Answers) => Plan | Promise<Plan>;
}

/**
 * Everything that can be added to a site.
 * @param root folder of the site
 * @param today `YYYY-MM-DD`
 */
export function kinds(root: string, today: string): Readonly<Record<string, Kind>> {
  return {
    doc: {
      about: 'a page of the manual, in both languages',
      positional: ['id'],
      fields: docFields,
      plan: (answers) => planDocument(root, answers, today),
    },
    category: {
      about: 'a category of a sidebar, with its first page',
      positional: ['slug'],
      fields: categoryFields(root),
      plan: (answers) => planCategory(root, answers, today),
    },
    post: {
      about: 'a blog post, in both languages',
      positional: ['slug'],
      fields: postFields(root, today),
      plan: (answers) => planPost(root, answers),
    },
    author: {
      about: 'an author of the blog',
      positional: ['id'],
      fields: authorFields,
      plan: (answers) => planAuthor(root, answers),
    },
    picture: {
      about: 'a picture of the portal or the app',
      positional: ['name'],
      fields: pictureFields,
      plan: (answers) => planPicture(root, answers),
    },
    command: {
      about: 'a command in a table of commands',
      positional: ['table', 'name'],
      fields: commandFields,
      plan: (answers) => planCommand(root, answers),
    },
    register: {
      about: 'a register in a table of registers',
      positional: ['table', 'address'],
      fields: registerFields,
      plan: (answers) => planRegister(root, answers),
    },
  };
}
