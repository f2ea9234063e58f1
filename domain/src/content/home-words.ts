import type { Words } from "../delivery/offer-words";
import { formatDate } from "../format";
import { SLIDE_GROUNDS, type Slide } from "./home-content";

/** Days on which a slide shows: "du 1er octobre 2026 au 31 octobre 2026"; empty without limits. */
export function daysWords({ from, to }: Pick<Slide, "from" | "to">): string {
	if (from && to) return `du ${formatDate(from)} au ${formatDate(to)}`;
	if (from) return `dès le ${formatDate(from)}`;
	return to ? `jusqu'au ${formatDate(to)}` : "";
}

/** A slide in words, by part. */
export function slideWords({
	badge,
	title,
	subtitle,
	description,
	action,
	image,
	ground,
	enabled,
	...rest
}: Slide): Words {
	const { season, announces } = rest;
	return {
		Étiquette: badge,
		Titre: title,
		"Sous-titre": subtitle,
		Texte: description,
		Bouton: `${action.label}, ${action.href}`,
		Image: image,
		Fond: SLIDE_GROUNDS[ground],
		Jours: daysWords(rest),
		Saison: season ? `${season.from} à ${season.to}` : "",
		Réduction: announces ? `${announces.percent}\u00a0%, ${announces.tag}` : "",
		État: enabled ? "publiée" : "brouillon",
	};
}
