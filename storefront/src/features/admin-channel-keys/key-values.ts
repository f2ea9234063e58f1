import { type ChannelScope, KEY_LIMITS, originOf } from "@confiserie/domain/channel-key";
import type { IssueKeyRequest } from "@confiserie/domain/contract/channel-keys";
import type { FieldMessages } from "@/lib/form-resolver";
import { originsIn } from "@/ui/origins-field";

/** What the form holds; `lastDay` is "2026-12-31" or empty, `origins` one a line. */
export interface KeyValues {
	name: string;
	scopes: ChannelScope[];
	requestsPerMinute: string;
	lastDay: string;
	origins: string;
}

export const NEW_KEY: KeyValues = {
	name: "",
	scopes: [],
	requestsPerMinute: String(KEY_LIMITS.usual),
	lastDay: "",
	origins: "",
};
export const KEY_FIELDS = ["name", "scopes", "requestsPerMinute", "lastDay", "origins"] as const;

export function faultsOf(values: KeyValues): FieldMessages {
	const rate = Number(values.requestsPerMinute);
	const isRate = Number.isInteger(rate) && rate >= 1 && rate <= KEY_LIMITS.maximum;
	const wrong = originsIn(values.origins).find((line) => originOf(line) === undefined);
	return {
		...(!values.name.trim() && { name: "Nommez cette clé." }),
		...(values.scopes.length === 0 && { scopes: "Choisissez au moins un droit." }),
		...(!isRate && { requestsPerMinute: `Un nombre de 1 à ${KEY_LIMITS.maximum} est attendu.` }),
		...(values.lastDay && endOf(values.lastDay) <= new Date() && { lastDay: "Ce jour est passé." }),
		...(wrong !== undefined && { origins: `« ${wrong} » n'est pas un site, par exemple https://caisse.exemple.fr.` }),
	};
}

/** What is asked of the shop: a key lasts until the end of its last day. */
export function wishOf({ name, scopes, requestsPerMinute, lastDay, origins }: KeyValues): IssueKeyRequest {
	return {
		name: name.trim(),
		scopes,
		requestsPerMinute: Number(requestsPerMinute),
		expiresAt: lastDay ? endOf(lastDay).toISOString() : null,
		origins: originsIn(origins),
	};
}

const endOf = (day: string): Date => new Date(`${day}T23:59:59`);
