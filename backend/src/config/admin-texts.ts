/** What Medusa Admin says in its code, out of reach of its translations, and how it says it here. */
const TEXTS: Readonly<Record<string, string>> = {
	"Add filter": "Ajouter un filtre",
	"Clear all": "Tout effacer",
	"Clear date": "Effacer la date",
	"Copy code snippet": "Copier",
	"CopyPaymentLink code snippet": "Copier le lien de paiement",
	"Date input": "Date",
	"Edit name": "Modifier le nom",
	"Enter view name": "Nom de la vue",
	"Error details copied to clipboard": "Détail de l'erreur copié",
	"Failed to copy error details": "Le détail de l'erreur n'a pas pu être copié",
	"Greater than or equal": "Au moins",
	"Greater than": "Plus de",
	"Hide password": "Masquer le mot de passe",
	"Less than or equal": "Au plus",
	"Less than": "Moins de",
	"Loading...": "Chargement…",
	"Manage translatable entities": "Gérer ce qui se traduit",
	"No entities matching filters": "Rien ne correspond aux filtres",
	"No results found": "Aucun résultat",
	"Open calendar": "Ouvrir le calendrier",
	"Reset canvas": "Recadrer",
	"Reset to code defaults": "Revenir à la présentation d'origine",
	"Save as new view": "Enregistrer comme nouvelle vue",
	"Save as system default": "Enregistrer pour toute l'équipe",
	"Save current view": "Enregistrer cette vue",
	"Show password": "Afficher le mot de passe",
	"Stack Trace": "Trace technique",
	"The item description": "Description de l'article",
	"Time input": "Heure",
	"Toggle all": "Tout choisir",
	"Toggle columns": "Choisir les colonnes",
	"Update default for everyone": "Enregistrer pour toute l'équipe",
	"Update prices for products in the price list": "Modifier les prix de la liste",
	"Usage Limit": "Limite d'utilisation",
	"View Name": "Nom de la vue",
	"View deleted successfully": "Vue supprimée",
	"Zoom in": "Agrandir",
	"Zoom out": "Réduire",
};

/** The same of single words, which stand for something else where they are no text of a control. */
const WORDS: Readonly<Record<string, string>> = {
	Add: "Ajouter",
	Cancel: "Annuler",
	Delete: "Supprimer",
	Edit: "Modifier",
	Equals: "Égal à",
	Key: "Clé",
	Label: "Libellé",
	Providers: "Prestataires",
	Search: "Rechercher",
	"Search...": "Rechercher…",
	Value: "Valeur",
};

/** Where a word is a text of a control, in Medusa's built code. */
const CONTROL = /((?:children|placeholder|label|"aria-label"): ?)"([A-Z][a-z.]+)"/g;
const LITERAL = new RegExp(
	`"(${Object.keys(TEXTS)
		.map((text) => text.replace(/[.]/g, "\\."))
		.join("|")})"`,
	"g",
);

/** Returns a module of Medusa Admin's with the texts that it has in its code in French. */
export function inFrench(code: string): string {
	return code
		.replace(LITERAL, (_, text: string) => JSON.stringify(TEXTS[text]))
		.replace(CONTROL, (whole, before: string, word: string) =>
			WORDS[word] === undefined ? whole : `${before}${JSON.stringify(WORDS[word])}`,
		);
}
