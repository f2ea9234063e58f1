/**
 * What the shop promises, beside its phone number. Source: spec §2 "trust badges". Its "delivery under 48 h" contradicts its dispatch
 * within 24-48 h, and a carrier's delay is not the shop's to promise: the badge states the dispatch (docs/law.md).
 */
export const TRUST_BADGES = [
	{ icon: "truck", title: "Expédition sous 24-48 h", text: "Partout en France métropolitaine" },
	{ icon: "percent", title: "Remises professionnelles", text: "Tarifs dégressifs par couche et par palette" },
] as const;
