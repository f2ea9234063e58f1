import { invalid } from "./problems";

export type Form = { [key: string]: string | Form };

/** Decodes Stripe's form encoding: "metadata[order]=1&types[0]=a" becomes nested objects. */
export function decodeForm(text: string): Form {
	const form: Form = {};
	for (const [path, value] of new URLSearchParams(text)) {
		const keys = path.split(/[[\]]+/).filter(Boolean);
		const last = keys.pop();
		let place = form;
		for (const key of keys) {
			const inner = place[key];
			const next = typeof inner === "object" ? inner : {};
			place[key] = next;
			place = next;
		}
		if (last !== undefined) place[last] = value;
	}
	return form;
}

export function textOf(form: Form, key: string): string | undefined {
	const value = form[key];
	return typeof value === "string" ? value : undefined;
}

/** A nested object's texts: metadata, or a list's values. */
export function textsOf(form: Form, key: string): Record<string, string> {
	const value = form[key];
	if (typeof value !== "object") return {};
	return Object.fromEntries(
		Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
	);
}

/** Limits of metadata. Source: docs.stripe.com/metadata "Data". */
const METADATA = { keys: 50, keyLength: 40, valueLength: 500 };

/** `given` merged into `held` as Stripe does: an empty value removes its key. @throws StripeProblem beyond the limits */
export function mergedMetadata(held: Record<string, string>, given: Record<string, string>): Record<string, string> {
	for (const [key, value] of Object.entries(given)) {
		if (key.length > METADATA.keyLength)
			throw invalid(`Metadata keys can be up to ${METADATA.keyLength} characters; '${key}' has ${key.length}.`, {
				param: "metadata",
			});
		if (value.length > METADATA.valueLength)
			throw invalid(`Metadata values can be up to ${METADATA.valueLength} characters; '${key}' has ${value.length}.`, {
				param: "metadata",
			});
	}
	const merged = Object.fromEntries(Object.entries({ ...held, ...given }).filter(([, value]) => value !== ""));
	if (Object.keys(merged).length > METADATA.keys)
		throw invalid(`Metadata can hold up to ${METADATA.keys} keys.`, { param: "metadata" });
	return merged;
}

export function refuseUnknown(form: Form, known: ReadonlySet<string>): void {
	const unknown = Object.keys(form).find((key) => !known.has(key));
	if (unknown) throw invalid(`Received unknown parameter: ${unknown}`, { code: "parameter_unknown", param: unknown });
}
