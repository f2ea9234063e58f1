import { z } from "zod";
import { readItem, removeItem, writeItem } from "@/lib/safe-storage";
import { FIELDS, type ProductValues } from "./form-values";

/** Local storage: what was typed into product forms and not saved, by form and by tab. */
const KEY = "product-inputs";
/** Older ones give way. */
const MOST = 12;

const keptSchema = z.object({
	/** Which form: "product:prod_1", "product:new". */
	form: z.string(),
	/** Whose: another person who signs in on this screen must not read it. */
	owner: z.string(),
	/** ISO instant of the last change. */
	at: z.string(),
	/** Of the form in its tab, also the `requestId` of the product that it may have begun. */
	instance: z.string(),
	/** The changed fields alone: the others show what is true by then. */
	values: z.record(z.string(), z.unknown()),
});
export type KeptInput = z.infer<typeof keptSchema>;

/** The latest input of a form that its owner did not save; null without one. */
export function readInput({ form, owner }: Pick<KeptInput, "form" | "owner">): KeptInput | null {
	const found = readAll().filter((kept) => kept.form === form && kept.owner === owner);
	return found.sort((a, b) => b.at.localeCompare(a.at))[0] ?? null;
}

/** Keeps an input in the place of what the same tab kept before. */
export function keepInput(input: KeptInput): void {
	const others = readAll().filter(({ instance }) => instance !== input.instance);
	write([input, ...others].slice(0, MOST));
}

export function dropInput(instance: string): void {
	const all = readAll();
	const rest = all.filter((kept) => kept.instance !== instance);
	if (rest.length < all.length) write(rest);
}

/** The fields in which two states of the form differ, as the first has them. */
export function changedFields(values: ProductValues, baseline: ProductValues): Record<string, unknown> {
	const names = Object.keys(values) as (keyof ProductValues)[];
	return Object.fromEntries(
		names
			.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(baseline[name]))
			.map((name) => [name, values[name]]),
	);
}

/** What of a kept input the form still has a field of the same kind for. */
export function usableValues(kept: KeptInput, now: ProductValues): Partial<ProductValues> {
	const known = new Set(FIELDS.map((field) => field.split(".", 1)[0]));
	const isUsable = ([name, value]: [string, unknown]) => {
		const current = now[name as keyof ProductValues];
		return known.has(name) && typeof value === typeof current && Array.isArray(value) === Array.isArray(current);
	};
	return Object.fromEntries(Object.entries(kept.values).filter(isUsable));
}

/** Whether a form shows already what was kept, for example after the session was opened again. */
export function isShownBy(values: ProductValues, kept: KeptInput): boolean {
	return Object.keys(changedFields({ ...values, ...usableValues(kept, values) }, values)).length === 0;
}

function write(all: KeptInput[]): void {
	if (all.length > 0) writeItem("local", KEY, JSON.stringify(all));
	else removeItem("local", KEY);
}

function readAll(): KeptInput[] {
	try {
		const parsed = z.array(keptSchema).safeParse(JSON.parse(readItem("local", KEY) ?? "[]"));
		return parsed.success ? parsed.data : [];
	} catch {
		return [];
	}
}
