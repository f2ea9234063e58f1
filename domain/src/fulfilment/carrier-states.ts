import type { PackageKind } from "./shipment";

/** Where a carrier has a shipment, as screens say it. */
export const CARRIER_STATES = {
	PENDING: "Étiquette à confirmer",
	ANNOUNCED: "Étiquette créée",
	IN_TRANSIT: "En route",
	AWAITING_PICKUP: "À retirer par le destinataire",
	DELIVERED: "Livré",
	PROBLEM: "Incident de livraison",
	CANCELLING: "Annulation demandée",
} as const;
export type CarrierState = keyof typeof CARRIER_STATES;
export const CARRIER_STATE_CODES = Object.keys(CARRIER_STATES) as [CarrierState, ...CarrierState[]];

/** Where a pickup is that the carrier was asked for, as screens say it. */
export const PICKUP_STATES = {
	PENDING: "À confirmer",
	ANNOUNCING: "En cours de réservation",
	BOOKED: "Réservé",
	CANCELLING: "Annulation demandée",
	CANCELLED: "Annulé",
	REFUSED: "Refusé",
} as const;
export type PickupState = keyof typeof PICKUP_STATES;
export const PICKUP_STATE_CODES = Object.keys(PICKUP_STATES) as [PickupState, ...PickupState[]];

/** Whether the carrier may still come: no second pickup is booked for the day meanwhile. */
export const isPickupOpen = (state: PickupState): boolean => state !== "CANCELLED" && state !== "REFUSED";

/** Parcels that the aggregator takes in one shipment. Source: Sendcloud API v3, "Create and announce a shipment synchronously". */
export const MAXIMUM_CARRIER_PARCELS = 15;

/** Why a carrier's label is not possible for a shipment, in words; null where it is. */
export function labelRefusal(packages: readonly { kind: PackageKind }[]): string | null {
	if (packages.some(({ kind }) => kind === "PALLET"))
		return "Les palettes partent avec une lettre de voiture, sans étiquette de transporteur.";
	if (packages.length > MAXIMUM_CARRIER_PARCELS)
		return `Une étiquette de transporteur prend ${MAXIMUM_CARRIER_PARCELS} colis au plus\u00a0: faites plusieurs envois.`;
	return null;
}
