import type { Row } from "./documented";
import type { Key } from "./operation";
import { ANSWERS, BODIES, RESOURCES } from "./resources";
import type { Operations } from "./row";
import type { Shape } from "./shape";

type Names = ReadonlyMap<unknown, string>;
const namesOf = (shapes: Readonly<Record<string, Shape>>): Names =>
	new Map(Object.entries(shapes).map(([name, { schema }]) => [schema, name]));
const NAMES = { bodies: namesOf(BODIES), answers: namesOf(ANSWERS) };

/** Operations that are objects already, as rows that name their schemas. */
export function rowsOf<Title extends string>(
	groups: Readonly<Record<Title, Readonly<Record<Key, Row>>>>,
	{ bodies, answers }: { bodies: Names; answers: Names } = NAMES,
): Readonly<Record<Title, Operations>> {
	const rows = (group: Readonly<Record<Key, Row>>) =>
		mapped(group, (row) => ({
			...row,
			answers: mapped(row.answers, (content) => (isSchema(content) ? nameIn(answers, content, row) : content)),
			...(row.body && { body: nameIn(bodies, row.body, row) }),
			...(row.file && { file: { ...row.file, ...partsOf(row.file.parts, (part) => nameIn(bodies, part, row)) } }),
		}));
	return mapped(groups, rows) as Readonly<Record<Title, Operations>>;
}

const partsOf = (parts: Readonly<Record<string, unknown>> | undefined, nameOf: (part: unknown) => string) =>
	parts && { parts: mapped(parts, nameOf) };
const isSchema = (content: object | string) => typeof content === "object" && "parse" in content;
const mapped = <Value, Result>(values: Readonly<Record<string, Value>>, change: (value: Value) => Result) =>
	Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

function nameIn(names: Names, schema: unknown, { id }: Row): string {
	const name = names.get(schema);
	if (name === undefined) throw new Error(`${id} takes or returns a schema without a name`);
	return name;
}

/** Headings of the document, under which people find the operations. */
const HEADINGS = [
	"Compte",
	"Double authentification",
	"Catalogue",
	"Contenu",
	"Flux de produits",
	"Paiement",
	"Commandes",
	"Factures",
	"Documents",
	"Conditions de l'entreprise",
	"Commande rapide",
	"Retour en stock",
	"Listes",
	"Entreprise",
	"Panier du compte",
	"Allergènes du compte",
	"Administration : acheteurs",
	"Devis",
	"Rétractation",
	"Réclamations",
	"Avis",
	"Lettre d'information",
	"Adresses",
	"Canal de vente",
	"Administration : commandes",
	"Administration : conditions des entreprises",
	"Administration : corrections",
	"Administration : envois",
	"Administration : changements groupés",
	"Administration : préparation",
	"Administration : lots",
	"Administration : devis",
	"Administration : promotions",
	"Administration : clients",
	"Administration : entreprises",
	"Administration : rétractations",
	"Administration : réclamations",
	"Administration : avis",
	"Administration : lettre d'information",
	"Administration : produits",
	"Administration : catégories",
	"Administration : produits groupés",
	"Administration : vues",
	"Administration : canaux de vente",
	"Administration : webhooks",
	"Administration : clés de canal",
	"Administration : réglages",
	"Administration : contenu",
	"Administration : messages",
	"Administration : équipe",
	"Le contrat",
] as const;

const ROWS = RESOURCES.map(({ groups }) => rowsOf<string>(groups));

/** The operations by heading. */
export const OPERATION_GROUPS = Object.fromEntries(
	HEADINGS.map((heading) => [heading, Object.assign({}, ...ROWS.map((rows) => rows[heading]))]),
) as Readonly<Record<(typeof HEADINGS)[number], Operations>>;

/** Every operation of /api: what is not listed here is refused, whatever files exist. Source: spec §7, accounts spec §7. */
export const OPERATIONS: Operations = Object.assign({}, ...ROWS.flatMap((rows) => Object.values(rows)));
