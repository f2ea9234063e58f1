import { ADDRESS_COUNTRIES } from "../customers/address";
import { formatCents, formatCount, formatDate, formatInteger, formatRoundCents, formatWeight } from "../format";
import { LOCALE } from "../locale";
import { isPickup, placeWords } from "./delivery-words";
import {
	type DispatchRules,
	type MixedPalletRules,
	OPTION_KINDS,
	type PackingLimits,
	type ServiceZone,
	type ShippingOption,
	type ShippingRate,
	type ZoneVat,
} from "./options";

/** "0 €" of a price reads "offert". */
const price = (cents: number) => (cents === 0 ? "offert" : formatCents(cents));
const kilograms = (count: number) => `${formatInteger(count)}\u00a0kg`;
const yesNo = (isSo: boolean) => (isSo ? "oui" : "non");

/** The bands of a rate, each with its bound and its price; none for a rate by layers and pallets. */
export function bandWords(rate: ShippingRate): { bound: string; price: string }[] {
	switch (rate.by) {
		case "weight":
			return rate.bands.map(({ upToKilograms, cents }) => ({
				bound: `jusqu'à ${kilograms(upToKilograms)}`,
				price: price(cents),
			}));
		case "value":
			return rate.bands.map(({ fromCents, cents }) => ({
				bound: fromCents === 0 ? "" : `dès ${formatRoundCents(fromCents)}`,
				price: price(cents),
			}));
		case "units":
			return [];
	}
}

/** A rate in one line: "jusqu'à 10 kg 12,90 €, jusqu'à 30 kg 24,90 €". */
export function rateWords(rate: ShippingRate): string {
	if (rate.by === "units")
		return `palette ${price(rate.palletCents)}, couche ${price(rate.layerCents)}, carton ${price(rate.boxCents)}`;
	return bandWords(rate)
		.map(({ bound, price }) => `${bound} ${price}`.trim())
		.join(", ");
}

/** A part of a setting by name and in words, in the order of the screen. */
export type Words = Readonly<Record<string, string>>;

export function optionWords(option: ShippingOption): Words {
	return {
		Nom: option.name,
		Type: OPTION_KINDS[option.kind],
		...(isPickup(option) ? { Retrait: placeWords(option).join(", ") } : { Transporteur: option.carrier }),
		Zones: option.zones.join(", "),
		Prix: rateWords(option.rate),
		"Livraison offerte dès": option.freeFromCents === null ? "" : formatRoundCents(option.freeFromCents),
		"Poids maximum": option.maximumKilograms === null ? "" : kilograms(option.maximumKilograms),
		...(!isPickup(option) && {
			Transport: formatCount(option.transitDays, "jour ouvré", "jours ouvrés"),
			"Choix du jour": yesNo(option.hasDayChoice),
		}),
		Suppléments: option.surcharges
			.map(({ name, cents, isOptional }) => `${name} ${price(cents)}${isOptional ? " (au choix)" : ""}`)
			.join(", "),
	};
}

const percent = (rate: number) => `${rate.toLocaleString(LOCALE)}\u00a0%`;
const vatWords = ({ standardPercent, reducedPercent }: ZoneVat) =>
	`du pays, ${percent(standardPercent)} et ${percent(reducedPercent)} au taux réduit`;

export const zoneWords = (zone: ServiceZone): Words => ({
	Nom: zone.name,
	Pays: ADDRESS_COUNTRIES.find(({ code }) => code === zone.country)?.name ?? zone.country,
	"Codes postaux": zone.prefixes.join(", ") || "tout le pays",
	TVA: zone.vat ? vatWords(zone.vat) : zone.country === "FR" ? "" : "française",
});

export const packingWords = (limits: PackingLimits): Words => ({
	"Carton sans poids connu": formatWeight(limits.boxGrams),
	"Emballage ajouté au poids net": `${limits.tarePercent}\u00a0%`,
	"Palette composée": kilograms(limits.palletKilograms),
	"Hauteur d'une palette composée": `${limits.palletFillPercent}\u00a0%`,
	"Cartons par palette": formatInteger(limits.boxesPerPallet),
	"Palettes mixtes": mixedWords(limits.mixedPallets),
});

const mixedWords = ({ isAllowed, minimumFillPercent, categories, productIds }: MixedPalletRules): string =>
	isAllowed
		? [
				`dès ${minimumFillPercent}\u00a0% de remplissage`,
				...(categories.length > 0 ? [`catégories ${categories.join(", ")}`] : []),
				...(productIds.length > 0 ? [formatCount(productIds.length, "produit choisi", "produits choisis")] : []),
			].join(", ")
		: "non";

export const dispatchWords = (rules: DispatchRules): Words => ({
	"Heure limite": rules.cutOffHour === 24 ? "aucune" : `${rules.cutOffHour}\u00a0h`,
	Préparation: formatCount(rules.preparationDays, "jour ouvré", "jours ouvrés"),
	Transport: formatCount(rules.transitDays, "jour ouvré", "jours ouvrés"),
	"Jours de fermeture": rules.closedDays.map(formatDate).join(", "),
});
