import type { CarrierState, PickupState } from "@confiserie/domain/fulfilment/carrier-states";

/** Who sends or receives. */
export interface Party {
	name: string;
	company: string;
	street: string;
	postalCode: string;
	city: string;
	/** Two letters. */
	country: string;
	phone: string;
	email: string;
}

/** Parcels that go from one place to another at one time. */
export interface Consignment {
	from: Party;
	to: Party;
	/** Gross weight of each parcel. */
	grams: readonly number[];
	orderNumber: string;
}

/** A service that takes a consignment; null where the carrier states no price. */
export interface CarrierRate {
	code: string;
	name: string;
	carrierName: string;
	cents: number | null;
}

/** A consignment that the carrier has accepted. */
export interface Booking {
	/** The carrier's id. */
	id: string;
	carrierCode: string;
	carrierName: string;
	parcelIds: readonly string[];
	/** Of the first parcel; null while the carrier has given none. */
	trackingNumber: string | null;
	trackingUrl: string | null;
}

/** What a carrier is asked to come for. */
export interface PickupOrder {
	from: Party;
	carrierCode: string;
	start: Date;
	end: Date;
	parcels: number;
	grams: number;
	instructions: string;
}

/** A pickup as the carrier has it. */
export interface BookedPickup {
	/** The carrier's id. */
	id: string;
	state: Exclude<PickupState, "PENDING">;
}

/**
 * A carrier that makes labels. Without one, staff enters number and link by hand.
 * Every call throws ApiFailure: CARRIER_REFUSED with the reason in French, CARRIER_UNAVAILABLE where the result is not known.
 */
export interface ShippingCarrier {
	/** Services for a consignment, the cheapest first. */
	rates(consignment: Omit<Consignment, "orderNumber">): Promise<CarrierRate[]>;
	/**
	 * Announces a consignment once: the same reference again gives the same booking.
	 * @param reference unique among the bookings of the account
	 */
	book(consignment: Consignment, service: string, reference: string): Promise<Booking>;
	/** The booking of a reference; null where there is none. */
	find(reference: string): Promise<Booking | null>;
	/** The labels of all parcels, as PDF. */
	label(parcelIds: readonly string[]): Promise<Buffer>;
	/** Whether a booking is cancelled now, or later. */
	cancel(bookingId: string): Promise<"CANCELLED" | "CANCELLING">;
	/** Asks for a pickup. The carrier takes a reference any number of times: look it up before asking again. */
	requestPickup(order: PickupOrder, reference: string): Promise<BookedPickup>;
	/** The pickup of a reference among those asked for since then; null where there is none. */
	findPickup(reference: string, order: Pick<PickupOrder, "carrierCode">, since: Date): Promise<BookedPickup | null>;
	/** A pickup as it is now. */
	readPickup(id: string): Promise<BookedPickup>;
	cancelPickup(id: string): Promise<BookedPickup>;
	/** Whether an event was signed with the account's key. @param payload byte for byte */
	isSigned(payload: string, signature: string): boolean;
}

/** What an event of the carrier says of a booking; null for an event about something else. */
export interface CarrierNews {
	bookingId: string | null;
	parcelId: string;
	/** Null for a status that changes nothing. */
	state: CarrierState | "CANCELLED" | null;
	at: Date;
	trackingNumber: string | null;
	trackingUrl: string | null;
}
