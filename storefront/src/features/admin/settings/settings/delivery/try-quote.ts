import { deliveryRefusal } from "@confiserie/domain/delivery/delivery-area";
import { type LoadedLine, loadOf } from "@confiserie/domain/delivery/load";
import type { ShippingOffer } from "@confiserie/domain/delivery/options";
import { type DeliveryQuote, quoteDelivery, zoneOf } from "@confiserie/domain/delivery/quote";
import { formatCount, formatWeight } from "@confiserie/domain/format";
import type { SettingValues } from "@confiserie/domain/shop/shop-settings";
import { z } from "zod";

/** How an ordinary product is stacked. */
export const ORDINARY = { boxesPerLayer: 8, boxesPerPallet: 64 } as const;

const figure = z.number().int().min(0).max(10_000_000);
/** An order to try the settings with. */
export const trialSchema = z.object({
	country: z.string(),
	postalCode: z.string(),
	pallets: figure,
	layers: figure,
	boxes: figure,
	/** Net weight of one box; null when the product has none. */
	boxKilograms: figure.nullable(),
	valueCents: figure,
});
export type Trial = z.infer<typeof trialSchema>;

/** Why nothing is offered, or what is, for which load. */
export type Tried = { refusal: string } | { quote: DeliveryQuote; about: string };

/** What an order would be offered with the settings as they are typed. */
export function tryQuote(trial: Trial, offer: ShippingOffer, delivery: SettingValues["delivery"]): Tried {
	const { country, postalCode } = trial;
	const place = { country, postalCode };
	const refusal = deliveryRefusal(place, delivery.countries);
	if (refusal) return { refusal: refusal.message };
	const line: LoadedLine = {
		...ORDINARY,
		boxes: trial.pallets * ORDINARY.boxesPerPallet + trial.layers * ORDINARY.boxesPerLayer + trial.boxes,
		weightGrams: (trial.boxKilograms ?? 0) * 1000,
		piecesPerBox: 1,
		preparationDays: null,
	};
	const zone = zoneOf(place, offer.zones);
	if (offer.options.length > 0 && !zone) return { refusal: "Aucune zone ne contient cette adresse." };
	const quote = quoteDelivery({ lines: [line], subtotalCents: trial.valueCents, place }, { ...delivery, ...offer });
	if (!quote) return { refusal: "Aucun mode ne livre cette commande à cette adresse." };
	const { grams } = loadOf([line], offer.packing);
	const about = [zone && `Zone ${zone.name}`, formatCount(line.boxes, "carton"), formatWeight(grams)];
	return { quote, about: about.filter(Boolean).join(" · ") };
}
