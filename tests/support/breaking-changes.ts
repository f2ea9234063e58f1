import { listOf, type Part, partOf, schemaBreaks, type Versions } from "./breaking-schema";

/** The one shape of every refusal. */
const REFUSAL = { $ref: "#/components/schemas/ApiError" };

/** What in a new version of the contract would fail a program that was written against the one before. */
export function breakingChanges(before: Part, after: Part): string[] {
	const versions = { before, after };
	const [old, now] = [partOf(before.paths), partOf(after.paths)];
	const changed = Object.entries(old).flatMap(([path, methods]) =>
		Object.entries(partOf(methods)).flatMap(([method, operation]) => {
			const at = `${method.toUpperCase()} ${path}`;
			const present = partOf(now[path])[method];
			return present === undefined
				? [`${at}: removed`]
				: operationBreaks(versions, partOf(operation), partOf(present), at);
		}),
	);
	return [...changed, ...schemaBreaks(versions, REFUSAL, REFUSAL, "ApiError", "received")];
}

function operationBreaks(versions: Versions, before: Part, after: Part, at: string): string[] {
	return [
		...(before.operationId === after.operationId ? [] : [`${at}: another operationId`]),
		...(isOpen(before.security, after.security) ? [] : [`${at}: asks for another sign-in`]),
		...parameterBreaks(versions, before, after, at),
		...contentBreaks(versions, before.requestBody, after.requestBody, `${at} body`, "sent"),
		...answerBreaks(versions, before, after, at),
	];
}

/** Each former way to authenticate still works; a public operation stays public. */
function isOpen(before: unknown, after: unknown): boolean {
	const now = listOf(after).map((one) => JSON.stringify(one));
	return (
		now.length === 0 || (listOf(before).length > 0 && listOf(before).every((one) => now.includes(JSON.stringify(one))))
	);
}

function parameterBreaks(versions: Versions, before: Part, after: Part, at: string): string[] {
	const named = (operation: Part) =>
		new Map(listOf(operation.parameters).map((one) => [`${partOf(one).in} ${partOf(one).name}`, partOf(one)]));
	const [old, now] = [named(before), named(after)];
	const changed = [...old].flatMap(([name, parameter]) => {
		const present = now.get(name);
		if (!present) return [`${at} ${name}: removed`];
		const required = present.required === true && parameter.required !== true ? [`${at} ${name}: now required`] : [];
		return [...required, ...schemaBreaks(versions, parameter.schema, present.schema, `${at} ${name}`, "sent")];
	});
	const added = [...now].filter(([name, { required }]) => required === true && !old.has(name));
	return [...changed, ...added.map(([name]) => `${at} ${name}: new and required`)];
}

/** Responses of success only: refusals share one schema. */
function answerBreaks(versions: Versions, before: Part, after: Part, at: string): string[] {
	const [old, now] = [partOf(before.responses), partOf(after.responses)];
	return Object.entries(old)
		.filter(([status]) => Number(status) < 400)
		.flatMap(([status, answer]) =>
			status in now
				? contentBreaks(versions, answer, now[status], `${at} ${status}`, "received")
				: [`${at} ${status}: removed`],
		);
}

function contentBreaks(
	versions: Versions,
	before: unknown,
	after: unknown,
	at: string,
	direction: "sent" | "received",
): string[] {
	const [old, now] = [partOf(partOf(before).content), partOf(partOf(after).content)];
	const wanted =
		direction === "sent" && Object.keys(old).length === 0 && Object.keys(now).length > 0 ? [`${at}: now required`] : [];
	const changed = Object.entries(old).flatMap(([type, media]) =>
		type in now
			? schemaBreaks(versions, partOf(media).schema, partOf(now[type]).schema, at, direction)
			: [`${at}: no longer ${type}`],
	);
	return [...wanted, ...changed];
}

/**
 * The lowest version that a contract may have after the one that was released: the next major for what breaks, the next minor
 * for anything else that differs, the same for no difference. Source: docs/api/README.md.
 */
export function versionNeeded(released: Part, now: Part): string {
	const [major = 0, minor = 0] = String(partOf(released.info).version).split(".").map(Number);
	if (breakingChanges(released, now).length > 0) return `${major + 1}.0.0`;
	const withoutVersion = (document: Part) =>
		JSON.stringify({ ...document, info: { ...partOf(document.info), version: "" } });
	return withoutVersion(released) === withoutVersion(now) ? `${major}.${minor}.0` : `${major}.${minor + 1}.0`;
}
