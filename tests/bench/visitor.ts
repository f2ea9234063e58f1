import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import type { Session } from "@confiserie/domain/contract/auth";
import type { PaymentIntentResponse } from "@confiserie/domain/contract/payment";
import type { Product } from "@confiserie/domain/contract/product";
import { CARDS, card } from "../support/ordering";
import { oneBox } from "./shopping";

/** What visitors did and how long each response took, in milliseconds. */
export class Journal {
	readonly times: Record<"page" | "file" | "read" | "order", number[]> = { page: [], file: [], read: [], order: [] };
	readonly failures: string[] = [];
	visits = 0;
	orders = 0;

	/** The time within which a share of the responses of a kind came. */
	quantile(kind: keyof Journal["times"], share: number): number {
		const sorted = [...this.times[kind]].sort((a, b) => a - b);
		return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
	}
}

/** Connections that a browser opens to one host. */
const CONNECTIONS = 6;
const WORDS = ["barbe a papa", "popcorn", "cornet", "sucre", "gaufre", "pomme", "guimauve", "chichi"];
/** What a page asks for to be seen: scripts, styles, fonts and the pictures that it does not leave for later. */
const FILES = /(?:src|href)="(\/_next\/[^"]+|\/images\/[^"]+)"/g;

/**
 * One person at the shop, on connections of its own: home with all its files, the catalogue, a category, two products, a search
 * with its suggestions; a buyer then registers, orders one box and pays at the demonstration's provider.
 */
export class Visitor {
	private readonly agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

	constructor(
		private readonly storefront: string,
		private readonly products: readonly Product[],
		private readonly journal: Journal,
	) {}

	/** The visit; one that fails ends there and is noted. */
	async visit(): Promise<void> {
		if (await this.isDone(this.look())) this.journal.visits += 1;
	}

	/** The order; one that fails ends there and is noted. */
	async buy(product: Product): Promise<void> {
		if (await this.isDone(this.order(product))) this.journal.orders += 1;
	}

	private isDone(way: Promise<void>): Promise<boolean> {
		return way
			.then(
				() => true,
				(error: Error) => {
					this.journal.failures.push(error.message);
					return false;
				},
			)
			.finally(() => this.agent.destroy());
	}

	private async look(): Promise<void> {
		const home = await this.get("page", "/", "identity");
		const files = new Set([...home.matchAll(FILES)].map(([, path = ""]) => path.replaceAll("&amp;", "&")));
		await Promise.all([...files].map((path) => this.get("file", path)));
		await this.get("page", "/products");
		await this.get("page", `/products?category=${any(this.products).category}`);
		const word = any(WORDS);
		for (let length = 2; length <= word.length; length += 2)
			await this.get("read", `/api/products/search/suggestions?query=${encodeURIComponent(word.slice(0, length))}`);
		await this.get("read", `/api/products/search?query=${encodeURIComponent(word)}`);
		await this.get("page", `/products/${any(this.products).id}`);
		await this.get("page", `/products/${any(this.products).id}`);
	}

	private async order(product: Product): Promise<void> {
		const { token } = await this.post<Session>("/api/auth/register", {
			email: `visite-${randomUUID()}@exemple.fr`,
			firstName: "Mesure",
			lastName: "Étalon",
			phoneNumber: "+33612345678",
			password: "Sucre-candi-2026",
		});
		const quote = { items: [{ productId: product.id, quantity: 1 }] };
		await this.post("/api/payments/calculate-shipping", quote, token);
		const { clientSecret } = await this.post<PaymentIntentResponse>(
			"/api/payments/create-intent",
			oneBox(product, 0),
			token,
		);
		await this.post("/api/payments/demo/confirm", { clientSecret, card: card(CARDS.success) }, token);
	}

	private get(kind: "page" | "file" | "read", path: string, encoding = "br"): Promise<string> {
		return this.ask(kind, "GET", path, { "accept-encoding": encoding });
	}

	private async post<Body>(path: string, body: unknown, token?: string): Promise<Body> {
		const headers = {
			"content-type": "application/json",
			"idempotency-key": randomUUID(),
			...(token ? { authorization: `Bearer ${token}` } : {}),
		};
		return JSON.parse(await this.ask("order", "POST", path, headers, JSON.stringify(body)));
	}

	private ask(
		kind: keyof Journal["times"],
		method: string,
		path: string,
		headers: Record<string, string>,
		body?: string,
	): Promise<string> {
		const started = performance.now();
		return new Promise((resolve, reject) => {
			const asked = request(`${this.storefront}${path}`, { agent: this.agent, method, headers }, (response) => {
				text(response).then((body) => {
					this.journal.times[kind].push(performance.now() - started);
					if (response.statusCode === 200 || response.statusCode === 201) resolve(body);
					else reject(new Error(`${method} ${path.split("?")[0]}: ${response.statusCode}`));
				}, reject);
			});
			asked.on("error", reject);
			asked.end(body);
		});
	}
}

function any<Item>(items: readonly Item[]): Item {
	const item = items[Math.floor(Math.random() * items.length)];
	if (item === undefined) throw new Error("There is nothing to choose from.");
	return item;
}
