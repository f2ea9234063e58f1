import { PRODUCT_FIELDS } from "../catalogue/product-fields";
import { formatCents, formatDateTime } from "../format";
import { settingChanges } from "../shop/setting-changes";

/** Names of the parts of a change that are no field of a product. A part that is not here is shown as it is written. */
const PARTS: Record<string, string> = {
	status: "Statut",
	deliveredAt: "Livrée le",
	tracking: "Suivi",
	shipment: "Envoi",
	returned: "Articles revenus",
	note: "Note",
	contact: "Coordonnées",
	totalCents: "Total",
	notifyCustomer: "Client prévenu",
	sentTo: "Envoyé à",
	refundCents: "Remboursement",
	transferCents: "Paiement enregistré",
	means: "Moyen de paiement",
	cause: "Raison",
	offBalanceCents: "Retiré du solde",
	act: "Action",
	claim: "Réclamation",
	articles: "Articles",
	agreedPrices: "Prix convenus",
	restocked: "Remis en stock",
	stocked: "Stock",
	order: "Commande",
	reason: "Motif",
	reference: "Référence",
	receivedOn: "Reçu le",
	boxes: "Quantité",
	supplier: "Fournisseur",
	costCents: "Coût d'achat, par unité de vente",
	expiresOn: "Date",
	sent: "E-mails envoyés",
	clearanceDays: "Lots à écouler, jours avant leur date",
	role: "Rôle",
	depositPermission: "Droit à l'acompte",
	key: "Clé d'API",
	prefix: "Début de la clé",
	scopes: "Droits",
	created: "Créés",
	changed: "Modifiés",
	references: "Références",
	// Terms of companies.
	isOnAccount: "Virement à 30 jours",
	identity: "Identité",
	creditLimit: "Encours autorisé, en euros",
	overrideReason: "Motif du dépassement",
	isInvoicedMonthly: "Une facture par mois",
	hasDeposit: "Acompte sans code",
	minimumOrder: "Minimum de commande, en euros",
	shippingOptionIds: "Modes de livraison",
	// Sales channels, their keys and webhooks.
	url: "Adresse",
	events: "Événements",
	channelId: "Canal de vente",
	isEnabled: "En service",
	assortment: "Assortiment",
	categories: "Catégories",
	prices: "Prix",
	pricePercent: "Prix, en % de ceux de la boutique",
	locationId: "Lieu de stock",
	stockPercent: "Part du stock, en %",
	origins: "Sites autorisés",
	// Companies.
	discounts: "Remises",
	// Promotions.
	code: "Code",
	isAutomatic: "Sans code",
	isCombinable: "Cumulable",
	benefit: "Avantage",
	target: "Articles concernés",
	audience: "Clients concernés",
	minimumBoxes: "Cartons au minimum",
	startsAt: "Début",
	endsAt: "Fin",
	limit: "Utilisations au plus",
	limitPerCustomer: "Utilisations par client",
	// Categories.
	icon: "Emblème",
	isShown: "Proposée dans la boutique",
	categoryOrder: "Ordre des catégories",
	// Settings.
	freeShippingThresholdCents: "Livraison offerte dès",
	shippingCostCents: "Frais de livraison",
	countries: "Pays livrés",
	zones: "Zones de livraison",
	options: "Modes de livraison",
	packing: "Emballage",
	dispatch: "Expédition",
	quickActions: "Accès rapides",
	brandTitle: "Titre de la maison",
	brandParagraphs: "Texte de la maison",
	banner: "Bandeau",
	quickLinks: "Liens rapides",
	houseLinks: "Liens de la maison",
	legalLinks: "Liens légaux",
	tagline: "Devise",
	lead: "Chapeau",
	body: "Texte",
	publishAt: "Publication",
	companyPrefix: "Préfixe d'entreprise GS1",
	isOpen: "Acompte ouvert",
	minimumCents: "Acompte minimum",
	defaultPercentage: "Acompte proposé, en %",
	phone: "Téléphone",
	email: "E-mail",
	hours: "Horaires",
	street: "Rue",
	postalCode: "Code postal",
	city: "Ville",
	legalName: "Raison sociale",
	legalForm: "Forme juridique",
	registration: "Immatriculation",
	vatNumber: "Numéro de TVA",
	publisher: "Directeur de la publication",
	host: "Hébergeur",
	mediator: "Médiateur",
	producerIds: "Identifiants REP",
	accessibilityOn: "Accessibilité évaluée le",
	electronicAddress: "Adresse de facturation électronique",
	iban: "IBAN",
	bic: "BIC",
	guaranteeNotice: "Notice sur la garantie légale",
};

/** A part of a change as people read it. */
export interface AuditPart {
	label: string;
	from: string;
	to: string;
}

/**
 * Labels of the keys in an entry's `changes`; keys that end in "Cents" hold cents. Entries of lists have a line each.
 * @param group what is not changed beside it, for the names of what the changes refer to
 */
export function auditParts(
	changes: Readonly<Record<string, { from: unknown; to: unknown }>>,
	group: Readonly<Record<string, unknown>> = {},
): AuditPart[] {
	const after = { ...group, ...Object.fromEntries(Object.entries(changes).map(([part, { to }]) => [part, to])) };
	return Object.entries(changes).flatMap(
		([part, { from, to }]) => settingChanges(part, from, to, after) ?? [auditPart(part, { from, to })],
	);
}

function auditPart(part: string, { from, to }: { from: unknown; to: unknown }): AuditPart {
	const fields: Record<string, { label: string }> = PRODUCT_FIELDS;
	const words = (value: unknown) => valueWords(value, part.endsWith("Cents"));
	const label = Object.hasOwn(PARTS, part) ? PARTS[part] : Object.hasOwn(fields, part) ? fields[part]?.label : part;
	return { label: label ?? part, from: words(from), to: words(to) };
}

function valueWords(value: unknown, isCents: boolean): string {
	if (value === null || value === undefined || value === "") return NOTHING;
	if (typeof value === "boolean") return value ? "oui" : "non";
	if (typeof value === "number") return isCents ? formatCents(value) : `${value}`.replace(".", ",");
	if (Array.isArray(value)) return value.map((one) => valueWords(one, isCents)).join(", ") || NOTHING;
	if (typeof value === "object")
		return Object.entries(value)
			.map(([name, one]) => `${name}\u00a0: ${valueWords(one, isCents)}`)
			.join(", ");
	return INSTANT.test(String(value)) ? formatDateTime(String(value)) : String(value);
}
const NOTHING = "–";
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
