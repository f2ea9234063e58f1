import { createHmac } from "node:crypto";
import { toCents } from "@confiserie/domain/money";
import { isSameText } from "../../../../lib/same-text";
import type { Booking, CarrierRate, Consignment, PickupOrder, ShippingCarrier } from "./carrier";
import {
	addressOf,
	problemsOf,
	readResponse,
	refused,
	type SendcloudAccount,
	SendcloudClient,
	unavailable,
} from "./sendcloud-client";
import { SendcloudPickups } from "./sendcloud-pickups";
import {
	cancellationSchema,
	oneShipmentSchema,
	optionListSchema,
	type SendcloudShipment,
	shipmentListSchema,
} from "./sendcloud-wire";

/** Cancelled, or about to be. */
const CANCELLED = ["CANCELLED", "CANCELLED_UPSTREAM", "CANCELLATION_REQUESTED", "SUBMITTING_CANCELLATION_REQUEST"];

/**
 * Sendcloud, by its API v3. A shipment carries the shop's reference, which Sendcloud accepts once: an announcement whose
 * response was lost is found again. Source: https://sendcloud.dev/api/v3.
 */
export class SendcloudCarrier implements ShippingCarrier {
	private readonly client: SendcloudClient;
	private readonly pickups: SendcloudPickups;

	constructor(private readonly account: SendcloudAccount) {
		this.client = new SendcloudClient(account);
		this.pickups = new SendcloudPickups(this.client);
	}

	async rates({ from, to, grams }: Omit<Consignment, "orderNumber">): Promise<CarrierRate[]> {
		const { data } = await this.client.ask(optionListSchema, "POST", "/shipping-options", {
			from_address: addressOf(from),
			to_address: addressOf(to),
			parcels: grams.map(weightOf),
			calculate_quotes: true,
		});
		return data
			.map(({ code, name, carrier, quotes }) => {
				const total = quotes?.[0]?.price?.total?.value;
				return { code, name, carrierName: carrier.name, cents: total === undefined ? null : toCents(total) };
			})
			.sort((a, b) => (a.cents ?? Infinity) - (b.cents ?? Infinity) || (a.code < b.code ? -1 : 1));
	}

	async book({ from, to, grams, orderNumber }: Consignment, service: string, reference: string): Promise<Booking> {
		const response = await this.client.call("POST", "/shipments/announce", {
			from_address: addressOf(from),
			to_address: addressOf(to),
			ship_with: { type: "shipping_option_code", properties: { shipping_option_code: service } },
			parcels: grams.map(weightOf),
			order_number: orderNumber,
			external_reference_id: reference,
			label_details: { mime_type: "application/pdf", dpi: 72 },
		});
		// The reference is taken: by this announcement, sent before or at the same time.
		if (response.status === 409) {
			const known = await this.find(reference);
			if (known) return known;
		}
		return bookingOf((await readResponse(oneShipmentSchema, response)).data);
	}

	async find(reference: string): Promise<Booking | null> {
		const query = new URLSearchParams({ external_reference_id: reference });
		const response = await this.client.call("GET", `/shipments?${query}`);
		if (!response.ok) throw unavailable();
		const { data } = await readResponse(shipmentListSchema, response);
		return data[0] ? bookingOf(data[0]) : null;
	}

	async label(parcelIds: readonly string[]): Promise<Buffer> {
		const [only = ""] = parcelIds;
		const query = new URLSearchParams({ paper_size: "a6" });
		for (const id of parcelIds) if (parcelIds.length > 1) query.append("parcels", id);
		const path =
			parcelIds.length === 1 ? `/parcels/${encodeURIComponent(only)}/documents/label` : "/parcel-documents/label";
		const response = await this.client.call("GET", `${path}?${query}`, undefined, "application/pdf");
		if (!response.ok) throw refused(await problemsOf(response));
		try {
			return Buffer.from(await response.arrayBuffer());
		} catch {
			throw unavailable();
		}
	}

	async cancel(bookingId: string): Promise<"CANCELLED" | "CANCELLING"> {
		const path = `/shipments/${encodeURIComponent(bookingId)}`;
		const response = await this.client.call("POST", `${path}/cancel`);
		if (response.status === 409) {
			const problems = await problemsOf(response);
			const { data } = await this.client.ask(oneShipmentSchema, "GET", path);
			if (data.parcels.every(({ status }) => CANCELLED.includes(status?.code ?? ""))) return "CANCELLED";
			throw refused(problems);
		}
		const { data } = await readResponse(cancellationSchema, response);
		return data.status === "queued" ? "CANCELLING" : "CANCELLED";
	}

	requestPickup = (order: PickupOrder, reference: string) => this.pickups.request(order, reference);
	findPickup = (reference: string, order: Pick<PickupOrder, "carrierCode">, since: Date) =>
		this.pickups.find(reference, order.carrierCode, since);
	readPickup = (id: string) => this.pickups.read(id);
	cancelPickup = (id: string) => this.pickups.cancel(id);

	isSigned(payload: string, signature: string): boolean {
		const expected = createHmac("sha256", this.account.secretKey).update(payload).digest("hex");
		return isSameText(signature.toLowerCase(), expected);
	}
}

/** @throws ApiFailure CARRIER_REFUSED for one that the carrier did not take */
function bookingOf({ id, parcels, carrier, errors }: SendcloudShipment): Booking {
	const isFailed = parcels.some(({ status }) => status?.code === "ANNOUNCEMENT_FAILED");
	if (isFailed || parcels.length === 0) throw refused(errors ?? []);
	const first = parcels[0];
	return {
		id,
		carrierCode: carrier?.code ?? "",
		carrierName: carrier?.name ?? "Sendcloud",
		parcelIds: parcels.map((parcel) => String(parcel.id)),
		trackingNumber: first?.tracking_number || null,
		trackingUrl: first?.tracking_url || null,
	};
}

const weightOf = (grams: number) => ({ weight: { value: (grams / 1000).toFixed(3), unit: "kg" } });
