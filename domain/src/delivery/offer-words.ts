import { ADDRESS_COUNTRIES } from "../address";
import { formatCents, formatCount, formatDate, formatInteger, formatRoundCents, formatWeight } from "../format";
import {
	type DispatchRules,
	OPTION_KINDS,
	type PackingLimits,
	type ServiceZone,
	type ShippingOption,
	type ShippingRate,
} from "./options";

/** "0 €" of a price reads "offert". */
const price = (cents: number) => (cents === 0 ? "offert" : formatCents(cents));
const kilograms = (count: number) => `${formatInteger(count)}\u00a0kg`;
const yesNo = (isSo: boolean) => (isSo ? "oui" : "non");

/** A rate in one line: "jusqu'à 10 kg 12,90 €, jusqu'à 30 kg 24,90 €". */
export function rateWords(rate: ShippingRate): string {
	switch (rate.by) {
		case "weight":
			return rate.bands
				.map(({ upToKilograms, cents }) => `jusqu'à ${kilograms(upToKilograms)} ${price(cents)}`)
				.join(", ");
		case "value":
			return rate.bands
				.map(({ fromCents, cents }) =>
					fromCents === 0 ? price(cents) : `dès ${formatRoundCents(fromCents)} ${price(cents)}`,
				)
				.join(", ");
		case "units":
			return `palette ${price(rate.palletCents)}, couche ${price(rate.layerCents)}, carton ${price(rate.boxCents)}`;
	}
}

/** A part of a setting by name and in words, in the order of the screen. */
export type Words = Readonly<Record<string, string>>;

export function optionWords(option: ShippingOption): Words {
	return {
		Nom: option.name,
		Type: OPTION_KINDS[option.kind],
		Transporteur: option.carrier,
		Zones: option.zones.join(", "),
		Prix: rateWords(option.rate),
		"Livraison offerte dès": option.freeFromCents === null ? "" : formatRoundCents(option.freeFromCents),
		"Poids maximum": option.maximumKilograms === null ? "" : kilograms(option.maximumKilograms),
		Transport: formatCount(option.transitDays, "jour ouvré", "jours ouvrés"),
		"Choix du jour": yesNo(option.hasDayChoice),
		Suppléments: option.surcharges
			.map(({ name, cents, isOptional }) => `${name} ${price(cents)}${isOptional ? " (au choix)" : ""}`)
			.join(", "),
	};
}

export const zoneWords = (zone: ServiceZone): Words => ({
	Nom: zone.name,
	Pays: ADDRESS_COUNTRIES.find(({ code }) => code === zone.country)?.name ?? zone.country,
	"Codes postaux": zone.prefixes.join(", ") || "tout le pays",
});

export const packingWords = (limits: PackingLimits): Words => ({
	"Carton sans poids connu": formatWeight(limits.boxGrams),
	"Emballage ajouté au poids net": `${limits.tarePercent}\u00a0%`,
	"Palette composée": kilograms(limits.palletKilograms),
	"Hauteur d'une palette composée": `${limits.palletFillPercent}\u00a0%`,
	"Cartons par palette": formatInteger(limits.boxesPerPallet),
});

export const dispatchWords = (rules: DispatchRules): Words => ({
	"Heure limite": rules.cutOffHour === 24 ? "aucune" : `${rules.cutOffHour}\u00a0h`,
	Préparation: formatCount(rules.preparationDays, "jour ouvré", "jours ouvrés"),
	"Jours de fermeture": rules.closedDays.map(formatDate).join(", "),
});
