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
