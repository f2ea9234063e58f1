import { randomBytes } from "node:crypto";
import type { FakeCharge, FakeDispute, FakeEndpoint, FakeEvent, FakeIntent, FakeRefund } from "./types";

/** Why the account makes no payment at all: cards are off in its Dashboard, or Stripe restricted it. */
export type Restriction = "cards_off" | "account_restricted";

/** The account's books. */
export interface Books {
	intents: Map<string, FakeIntent>;
	/** Every try that reached a bank, the declined ones too. */
	charges: Map<string, FakeCharge>;
	refunds: Map<string, FakeRefund>;
	disputes: Map<string, FakeDispute>;
	events: FakeEvent[];
	restriction: Restriction | undefined;
	/** Where the account's Dashboard says that events go. */
	endpoints: FakeEndpoint[];
}

export function emptyBooks(): Books {
	return {
		intents: new Map(),
		charges: new Map(),
		refunds: new Map(),
		disputes: new Map(),
		events: [],
		restriction: undefined,
		endpoints: [],
	};
}

/** Each one is money taken from a card: the oracle counts these. */
export const takenCharges = ({ charges }: Books) =>
	[...charges.values()].filter(({ paid, captured }) => paid && captured);

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString("hex")}`;
export const seconds = () => Math.floor(Date.now() / 1000);
