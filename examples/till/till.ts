import { createApiClient, dataOf, type Schemas, ShopError } from "@confiserie/api-client";

/** A sale as the till has it, paid there. */
export interface Ticket {
	/** The till's own number of the sale: said twice, it is still one order. */
	number: string;
	customer: Schemas["ChannelOrderRequest"]["customer"];
	address: Schemas["ChannelOrderRequest"]["address"];
	lines: { ean: string; boxes: number }[];
	/** What the customer has paid, in cents, and the till's reference of it. */
	paidCents: number;
	receipt: string;
}

interface TillOptions {
	/** Where the shop is: "http://localhost:9000". */
	baseUrl: string;
	/** A key of the till's sales channel, "ck_…", with the four rights. */
	key: string;
	/** Waits before a sale is sent again; the usual one is the clock's. */
	wait?: (seconds: number) => Promise<void>;
}

/** A till on the shop's API. Amounts in cents; refusals are thrown as `ShopError`. */
export function openTill({ baseUrl, key, wait = pause }: TillOptions) {
	const shop = createApiClient({ baseUrl, token: key });
	return {
		/** The product of an EAN with what a box of it costs when `boxes` are sold, and how many there are. */
		async look(ean: string, boxes: number) {
			const query = { params: { query: { ean } } };
			const [product] = dataOf(await shop.GET("/api/channel/products", query)).items;
			const [stock] = dataOf(await shop.GET("/api/channel/stock", query)).items;
			if (!product) throw new Error(`No product of this channel has the EAN ${ean}.`);
			const tier = product.prices.findLast(({ fromBoxes }) => fromBoxes <= boxes);
			return { product, unitPrice: tier?.unitPrice ?? 0, boxesLeft: stock?.boxes ?? 0 };
		},

		/** Reports a sale until the shop has it: a lost answer and a shop that is away make no second order. */
		async report({ number, customer, address, lines, paidCents, receipt }: Ticket): Promise<Schemas["ChannelOrder"]> {
			const body: Schemas["ChannelOrderRequest"] = {
				externalRef: number,
				customer,
				address,
				items: lines,
				total: paidCents,
				payment: { kind: "external", reference: receipt, amount: paidCents },
			};
			for (let tried = 1; ; tried++) {
				try {
					return dataOf(await shop.POST("/api/channel/orders", { body }));
				} catch (error) {
					if (tried >= MAXIMUM_TRIES || !mayComeLater(error)) throw error;
					await wait((error instanceof ShopError && error.retryAfterSeconds) || 2 ** tried);
				}
			}
		},

		/** What changed of the till's orders since a moment, and from which moment to ask the next time. */
		async changes(since: string): Promise<{ orders: Schemas["ChannelOrder"][]; since: string }> {
			const orders: Schemas["ChannelOrder"][] = [];
			let after: string | undefined;
			for (;;) {
				const query = { since, ...(after !== undefined && { after }) };
				const page = dataOf(await shop.GET("/api/channel/orders", { params: { query } }));
				orders.push(...page.items);
				if (page.next === null) return { orders, since: page.since };
				after = page.next;
			}
		},
	};
}

const MAXIMUM_TRIES = 6;

/** No answer at all, one of "not now", or one of "too many": the same sale may be sent again as it is. */
const mayComeLater = (error: unknown): boolean =>
	!(error instanceof ShopError) || error.status === 429 || error.status >= 500;

const pause = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000));
