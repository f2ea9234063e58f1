import type { z } from "@medusajs/framework/zod";
import type { BookedPickup, PickupOrder } from "./carrier";
import { addressOf, problemsOf, readResponse, refused, type SendcloudClient, unavailable } from "./sendcloud-client";
import { onePickupSchema, pickupListSchema, type SendcloudPickup } from "./sendcloud-wire";

/** A search through more pages is given up: what is not found then is not known. */
const PAGES = 20;
/** Sendcloud's clock and the shop's may differ. */
const CLOCK_TOLERANCE_MS = 10 * 60_000;

/** Sendcloud's statuses as the shop's; a cancellation that failed leaves the pickup booked. */
const STATES: Record<string, BookedPickup["state"]> = {
	ANNOUNCING: "ANNOUNCING",
	CREATED: "BOOKED",
	CANCELLATION_REQUESTED: "CANCELLING",
	CANCELLATION_FAILED: "BOOKED",
	CANCELLATION_REJECTED: "BOOKED",
	CANCELLED: "CANCELLED",
	FAILED: "REFUSED",
};

/** Pickups of Sendcloud. Source: Sendcloud API v3, "Pickups". */
export class SendcloudPickups {
	constructor(private readonly client: SendcloudClient) {}

	async request(order: PickupOrder, reference: string): Promise<BookedPickup> {
		const { from, carrierCode, start, end, parcels, grams, instructions } = order;
		const weight = { value: (grams / 1000).toFixed(2), unit: "kg" };
		return bookedOf(
			await this.client.ask(onePickupSchema, "POST", "/pickups", {
				address: addressOf(from),
				carrier_code: carrierCode,
				time_slots: [{ start_at: start.toISOString(), end_at: end.toISOString() }],
				items: [{ quantity: parcels, container_type: "parcel", total_weight: weight }],
				reference,
				...(instructions && { special_instructions: instructions }),
			}),
		);
	}

	/** The list has no references: pickups of the carrier and the time are read one by one. */
	async find(reference: string, carrierCode: string, since: Date): Promise<BookedPickup | null> {
		let path: string | null = "/pickups?page_size=100";
		for (let page = 0; path !== null; page++) {
			if (page === PAGES) throw unavailable();
			const response: Response = await this.client.call("GET", path);
			if (!response.ok) throw unavailable();
			const { data }: z.output<typeof pickupListSchema> = await readResponse(pickupListSchema, response);
			for (const { id } of data.filter((one) => isCandidate(one, carrierCode, since))) {
				const found = await this.client.ask(onePickupSchema, "GET", `/pickups/${id}`);
				if (found.data.reference === reference) return bookedOf(found);
			}
			path = nextPath(response.headers.get("link"));
		}
		return null;
	}

	async read(id: string): Promise<BookedPickup> {
		return bookedOf(await this.client.ask(onePickupSchema, "GET", `/pickups/${encodeURIComponent(id)}`));
	}

	async cancel(id: string): Promise<BookedPickup> {
		const path = `/pickups/${encodeURIComponent(id)}`;
		const response = await this.client.call("POST", `${path}/cancel`);
		if (response.status !== 409) return bookedOf(await readResponse(onePickupSchema, response));
		const problems = await problemsOf(response);
		// Refused, or cancelled by a call whose response was lost.
		const now = await this.read(id);
		if (now.state === "CANCELLED" || now.state === "CANCELLING") return now;
		throw refused(problems);
	}
}

const isCandidate = (
	{ carrier_code, created_at }: Pick<SendcloudPickup, "carrier_code" | "created_at">,
	carrierCode: string,
	since: Date,
) => carrier_code === carrierCode && Date.parse(created_at) >= since.getTime() - CLOCK_TOLERANCE_MS;

/** Of a Link header, the path behind the API's address of the page that follows; null on the last one. */
function nextPath(link: string | null): string | null {
	const next = link?.split(",").find((part) => /;\s*rel="?next"?/.test(part));
	const address = next?.match(/<([^>]+)>/)?.[1];
	if (!address) return null;
	const { search } = new URL(address, "https://sendcloud.invalid");
	return `/pickups${search}`;
}

/** A status that is not known is still under way. */
const bookedOf = ({ data: { id, status } }: z.output<typeof onePickupSchema>): BookedPickup => ({
	id: String(id),
	state: STATES[status] ?? "ANNOUNCING",
});
