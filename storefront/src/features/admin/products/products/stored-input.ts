import { z } from "zod";
import { textOf } from "@/features/admin/kit";
import { readItem, removeItem, writeItem } from "@/lib/safe-storage";
import { canHold, type ProductValues } from "./form-values";

/** Local storage: what was typed into product forms and not saved, by form and by tab. */
const KEY = "product-inputs";
/** Maximum number of inputs; the oldest ones are dropped. */
const MOST = 12;

const storedSchema = z.object({
	/** Which form: "product:prod_1", "product:new". */
	form: z.string(),
	/** Owner: another person who signs in on this device must not read it. */
	owner: z.string(),
	/** ISO instant of the last change. */
	at: z.string(),
	/** Of the form in its tab, also the `requestId` of the product that it may have begun. */
	instance: z.string(),
	/** Changed fields only: the others show current values. */
	values: z.record(z.string(), z.unknown()),
});
export type StoredInput = z.infer<typeof storedSchema>;

/** The latest input of a form that its owner did not save; null without one. */
export function readInput({ form, owner }: Pick<StoredInput, "form" | "owner">): StoredInput | null {
	const found = readAll().filter((stored) => stored.form === form && stored.owner === owner);
	return found.sort((a, b) => b.at.localeCompare(a.at))[0] ?? null;
}

/** Stores an input, replacing the one of the same tab. */
export function storeInput(input: StoredInput): void {
	const others = readAll().filter(({ instance }) => instance !== input.instance);
	write([input, ...others].slice(0, MOST));
}

export function dropInput(instance: string): void {
	const all = readAll();
	const rest = all.filter((stored) => stored.instance !== instance);
	if (rest.length < all.length) write(rest);
}

/** The fields in which two states of the form differ, as the first has them. */
export function changedFields(values: ProductValues, baseline: ProductValues): Record<string, unknown> {
	const names = Object.keys(values) as (keyof ProductValues)[];
	return Object.fromEntries(
		names.filter((name) => textOf(values[name]) !== textOf(baseline[name])).map((name) => [name, values[name]]),
	);
}

/** The stored values that their fields can still hold. */
export const usableValues = ({ values }: StoredInput): Partial<ProductValues> =>
	Object.fromEntries(Object.entries(values).filter(([name, value]) => canHold(name, value)));

/** Whether a form already shows the stored input, for example after a new sign-in. */
export function isShownBy(values: ProductValues, stored: StoredInput): boolean {
	return Object.keys(changedFields({ ...values, ...usableValues(stored) }, values)).length === 0;
}

function write(all: StoredInput[]): void {
	if (all.length > 0) writeItem("local", KEY, JSON.stringify(all));
	else removeItem("local", KEY);
}

function readAll(): StoredInput[] {
	try {
		const parsed = z.array(storedSchema).safeParse(JSON.parse(readItem("local", KEY) ?? "[]"));
		return parsed.success ? parsed.data : [];
	} catch {
		return [];
	}
}
