/** What changes from one house to the next: name, voice, how to reach it. Replace these to open your own shop. */
export const BRAND = {
	name: "La Confiserie",
	/** Suffix of every page title. */
	titleSuffix: "La Confiserie",
	tagline: "Confiseries artisanales, du carton à la palette",
	description:
		"Barbes à papa, pop-corn, cornets, bonbons et gâteaux artisanaux, vendus par carton, par couche ou par palette. Livraison offerte dès 40 € en France.",
	phone: { display: "01 23 45 67 89", href: "tel:+33123456789" },
	email: "bonjour@confiserie.example",
	hours: "du lundi au vendredi, de 9 h à 18 h",
	address: { street: "12 rue des Berlingots", postalCode: "84200", city: "Carpentras", country: "France" },
} as const;
