import { z } from "zod";
import { homeContentSchema, slideSchema } from "../content/home-content";
import { slideWords } from "../content/home-words";
import { type Navigation, type NavigationLink, navigationSchema } from "../content/navigation";
import { dispatchWords, optionWords, packingWords, type Words, zoneWords } from "../delivery/offer-words";
import { dispatchRulesSchema, packingLimitsSchema, serviceZoneSchema, shippingOptionSchema } from "../delivery/options";
import { formatDate } from "../format";

/** A line of a change, in words. */
interface ChangeLine {
	label: string;
	from: string;
	to: string;
}
interface Named {
	id: string;
	name: string;
}
/** @param group the group of settings that the part is of, as it is after the change */
type ReadChange = (from: unknown, to: unknown, group: Readonly<Record<string, unknown>>) => ChangeLine[] | null;

const NOTHING = "–";

/** Reads a change of a part of the settings; null when the values are not of this part. */
const READERS: Record<string, ReadChange> = {
	zones: listReader(serviceZoneSchema, zoneWords, { one: "Zone", order: "Ordre des zones" }),
	options: (from, to, { zones }) => {
		const { data = [] } = z.array(z.object({ id: z.string(), name: z.string() })).safeParse(zones);
		const nameOf = (id: string) => data.find((zone) => zone.id === id)?.name ?? id;
		const words: typeof optionWords = (option) => optionWords({ ...option, zones: option.zones.map(nameOf) });
		const labels = { one: "Mode de livraison", order: "Ordre des modes de livraison" };
		return listReader(shippingOptionSchema, words, labels)(from, to, {});
	},
	slides: listReader(
		slideSchema.transform((slide) => ({ ...slide, name: slide.title })),
		slideWords,
		{ one: "Vue", order: "Ordre des vues" },
	),
	quickActions: listReader(
		homeContentSchema.shape.quickActions.element.transform((action) => {
			return { ...action, id: `${action.href} ${action.title}`, name: action.title };
		}),
		({ name, text, href }) => ({ Nom: name, Texte: text, Page: href }),
		{ one: "Accès rapide", order: "Ordre des accès rapides" },
	),
	brandParagraphs: fieldReader(
		z.array(z.string()),
		(texts) => Object.fromEntries(texts.map((text, at) => [`Paragraphe ${at + 1}`, text])),
		"Texte de la maison",
	),
	banner: fieldReader(navigationSchema.shape.banner, bannerWords, "Bandeau"),
	quickLinks: linkReader("Lien rapide", "Ordre des liens rapides"),
	houseLinks: linkReader("Lien de la maison", "Ordre des liens de la maison"),
	legalLinks: linkReader("Lien légal", "Ordre des liens légaux"),
	packing: fieldReader(packingLimitsSchema, packingWords, "Emballage"),
	dispatch: fieldReader(dispatchRulesSchema, dispatchWords, "Expédition"),
};

/** The lines of a change of delivery, home page or menus: one for each entry of a list that differs; null for anything else. */
export function settingChanges(part: string, ...[from, to, group]: Parameters<ReadChange>): ChangeLine[] | null {
	return Object.hasOwn(READERS, part) ? (READERS[part]?.(from, to, group) ?? null) : null;
}

function bannerWords({ text, href, from, to }: Navigation["banner"]): Words {
	const day = (written: string | undefined) => (written ? formatDate(written) : "");
	return { Texte: text, Page: href, "Premier jour": day(from), "Dernier jour": day(to) };
}

/** Two links of a list lead to two pages: a page names its link. */
function linkReader(one: string, order: string): ReadChange {
	const link = z
		.object({ label: z.string(), href: z.string() })
		.transform(({ label, href }: NavigationLink) => ({ id: href, name: label }));
	return listReader(link, ({ id, name }) => ({ Nom: name, Page: id }), { one, order });
}

function listReader<Entry extends Named>(
	schema: z.ZodType<Entry>,
	wordsOf: (entry: Entry) => Words,
	labels: { one: string; order: string },
): ReadChange {
	return (from, to) => {
		const before = z.array(schema).safeParse(from ?? []);
		const after = z.array(schema).safeParse(to ?? []);
		if (!before.success || !after.success) return null;
		const find = (list: readonly Entry[], id: string) => list.find((entry) => entry.id === id);
		const ids = new Set([...before.data, ...after.data].map(({ id }) => id));
		const lines = [...ids].flatMap((id) => {
			const [old, next] = [find(before.data, id), find(after.data, id)];
			const label = `${labels.one} «\u00a0${(next ?? old)?.name}\u00a0»`;
			return differing(old && wordsOf(old), next && wordsOf(next)).map((words) => ({ label, ...words }));
		});
		const orderOf = (list: readonly Entry[], other: readonly Entry[]) =>
			list.filter(({ id }) => find(other, id)).map(({ id }) => find(after.data, id)?.name);
		const [was, is] = [orderOf(before.data, after.data).join(", "), orderOf(after.data, before.data).join(", ")];
		return was === is ? lines : [...lines, { label: labels.order, from: was, to: is }];
	};
}

function fieldReader<Value>(schema: z.ZodType<Value>, wordsOf: (value: Value) => Words, label: string): ReadChange {
	return (from, to) => {
		const before = schema.safeParse(from);
		const after = schema.safeParse(to);
		if (!before.success || !after.success) return null;
		return differing(wordsOf(before.data), wordsOf(after.data)).map((words) => ({ label, ...words }));
	};
}

/** One line of what differs; of what is added or removed everything that is filled in beside its name, which labels the line. */
function differing(before: Words | undefined, after: Words | undefined): Omit<ChangeLine, "label">[] {
	const names = Object.keys({ ...before, ...after });
	const changed = names.filter((name) => (before && after ? before[name] !== after[name] : true));
	if (changed.length === 0) return [];
	const write = (words: Words | undefined) =>
		words
			? changed
					.filter((name) => (before && after) || (name !== "Nom" && words[name] !== ""))
					.map((name) => `${name}\u00a0: ${words[name] || NOTHING}`)
					.join("\u00a0; ")
			: NOTHING;
	return [{ from: write(before), to: write(after) }];
}
