import { z } from "zod";
import { CATEGORY_ERRORS } from "./category-errors";
import { CONTENT_ERRORS } from "./content-errors";

/** Error codes of /api with their HTTP status and the French text shown to people. One catalogue for both sides. */
export const ERRORS = {
	VALIDATION: { status: 400, message: "Certaines informations sont invalides. Vérifiez votre saisie." },
	INVALID_ADDRESS: { status: 400, message: "Cette adresse est illisible. Vérifiez le lien, ou revenez à l'accueil." },
	INVALID_JSON: { status: 400, message: "La requête est illisible : le contenu attendu est du JSON." },
	WRONG_PASSWORD: { status: 400, message: "Ce n'est pas votre mot de passe actuel." },
	LINK_REFUSED: {
		status: 400,
		message: "Ce lien n'est plus valable : il a déjà servi, ou plus d'une heure a passé. Demandez-en un nouveau.",
	},
	NEWSLETTER_LINK_REFUSED: {
		status: 400,
		message: "Ce lien n'est plus valable : plus de sept jours ont passé. Inscrivez-vous à nouveau.",
	},
	INVITATION_MISSING: { status: 400, message: "Aucune invitation n'est en cours pour cet e-mail." },
	COMPANY_INVITATION_REFUSED: {
		status: 400,
		message: "Cette invitation n'est plus valable : elle a servi, a été retirée, ou sept jours ont passé.",
	},
	TICKET_REFUSED: { status: 400, message: "Erreur lors de l'authentification" },
	EMPTY_CART: { status: 400, message: "Votre panier est vide." },
	INVALID_CART_ITEM: { status: 400, message: "Structure d'item invalide dans le panier" },
	CART_ITEM_WITHOUT_ID: { status: 400, message: "Produit sans ID dans le panier" },
	INVALID_QUANTITY: { status: 400, message: "La quantité doit être un nombre entier de cartons, entre 1 et 100 000." },
	DEPOSIT_REFUSED: { status: 400, message: "L'acompte nécessite un code commercial valide et un minimum de 20,00 €" },
	/** The response's message says why. */
	PROMOTION_REFUSED: { status: 409, message: "Ce code promotionnel n'est pas utilisable pour cette commande." },
	DELIVERY_REFUSED: { status: 400, message: "Nous ne livrons pas à cette adresse." },
	SHIPMENT_REFUSED: { status: 409, message: "Cet envoi n'est pas possible dans l'état de la commande." },
	CARRIER_MISSING: {
		status: 409,
		message: "Aucun compte Sendcloud n'est connecté. Connectez-le dans «\u00a0Livraison\u00a0».",
	},
	CARRIER_KEYS_REFUSED: {
		status: 409,
		message: "Sendcloud refuse les clés du compte. Vérifiez-les dans «\u00a0Livraison\u00a0».",
	},
	/** The response's message says what the carrier refuses. */
	CARRIER_REFUSED: { status: 409, message: "Sendcloud refuse cette demande." },
	CARRIER_UNAVAILABLE: {
		status: 503,
		message: "Sendcloud ne répond pas. Rien n'est perdu\u00a0: réessayez dans un instant, rien ne sera créé deux fois.",
	},
	/** Asked for, and not confirmed yet. */
	PICKUP_UNCONFIRMED: {
		status: 409,
		message:
			"Sendcloud n'a pas encore confirmé cet enlèvement. Vérifiez-le dans une minute\u00a0: il ne sera pas réservé deux fois.",
	},
	PICKUP_EXISTS: {
		status: 409,
		message: "Ce transporteur passe déjà ce jour-là. Annulez cet enlèvement pour en changer l'heure.",
	},
	PICKUP_EMPTY: { status: 409, message: "Aucun colis étiqueté n'attend ce transporteur." },
	IMPORT_MAPPING_NOT_FOUND: { status: 404, message: "Cette correspondance n'existe plus." },
	PICKUP_NOT_FOUND: { status: 404, message: "Cet enlèvement n'existe pas." },
	RETURN_EXCEEDED: {
		status: 409,
		message: "La commande a changé entre-temps\u00a0: il peut en revenir moins.",
	},
	SHIPMENT_EXCEEDED: {
		status: 409,
		message: "La commande a changé entre-temps\u00a0: il en reste moins à expédier.",
	},
	NO_DELIVERY_OPTION: {
		status: 409,
		message: "Ce mode de livraison n'est plus proposé pour cette commande. Choisissez-en un autre, ou contactez-nous.",
	},
	ADDRESS_REFUSED: { status: 400, message: "Données d'adresse invalides ou adresse déjà existante" },
	ADDRESS_INVALID: { status: 400, message: "Données d'adresse invalides" },
	PRODUCT_ID_MISSING: { status: 400, message: "ID du produit manquant" },
	PRODUCT_INVALID: { status: 400, message: "Données du produit invalides" },
	CSV_INVALID: { status: 400, message: "Fichier CSV invalide" },
	UPLOAD_MISSING: { status: 400, message: "Aucun fichier reçu. Choisissez un fichier, puis réessayez." },
	/** Not 401: that would end the session of the person who sets it up. */
	SECOND_FACTOR_WRONG: { status: 400, message: "Ce code est faux ou a déjà servi. Attendez le suivant." },
	SECOND_FACTOR_LATE: { status: 400, message: "Trop de temps a passé. Recommencez avec votre mot de passe." },
	UNAUTHENTICATED: { status: 401, message: "Authentification requise" },
	BAD_CREDENTIALS: { status: 401, message: "Email ou mot de passe incorrect" },
	SECOND_FACTOR_REQUIRED: {
		status: 401,
		message: "Saisissez votre mot de passe, puis le code de votre application de double authentification.",
	},
	FORBIDDEN: { status: 403, message: "Accès non autorisé - Privilèges administrateur requis" },
	SECOND_FACTOR_MISSING: {
		status: 403,
		message:
			"La double authentification est exigée des propriétaires\u00a0: activez-la dans le back-office, « Ma connexion ».",
	},
	/** The response's message names the role. */
	COMPANY_ROLE_REFUSED: { status: 403, message: "Votre rôle dans l'entreprise ne permet pas cela." },
	APPROVAL_OWN: { status: 403, message: "On n'approuve pas sa propre commande\u00a0: un collègue le fait." },
	INVITATION_FOR_OTHER: {
		status: 403,
		message:
			"Cette invitation est pour une autre adresse e-mail\u00a0: connectez-vous avec le compte de cette adresse.",
	},
	/** The response's message names the role. */
	ROLE_REFUSED: { status: 403, message: "Votre rôle dans l'équipe ne permet pas cela." },
	CREDIT_NOT_GRANTED: {
		status: 403,
		message: "Votre entreprise ne paie pas à 30 jours. Contactez-nous pour en parler.",
	},
	SCOPE_MISSING: { status: 403, message: "Cette clé n'a pas ce droit, ou cette adresse ne prend pas de clé." },
	REVIEW_NOT_BOUGHT: {
		status: 403,
		message: "Un avis se donne sur un produit commandé avec ce compte, une fois qu'il est parti de chez nous.",
	},
	/**
	 * An act of Medusa Admin that the order service could not follow; the response's message says what to do instead.
	 */
	ENGINE_ACT_CLOSED: { status: 403, message: "Cette opération se fait dans la boutique, pas ici." },
	FOREIGN_ORIGIN: {
		status: 403,
		message: "Cette demande vient d'un autre site\u00a0: elle est refusée. Rechargez la page, puis recommencez.",
	},
	NOT_FOUND: { status: 404, message: "Cette adresse n'existe pas." },
	PRODUCT_NOT_FOUND: { status: 404, message: "Produit non trouvé" },
	CARRIER_LABEL_NOT_FOUND: { status: 404, message: "Cet envoi n'a pas d'étiquette de transporteur." },
	SHIPMENT_NOT_FOUND: { status: 404, message: "Cet envoi n'existe pas." },
	ORDER_NOT_FOUND: { status: 404, message: "Commande non trouvée" },
	PAYMENT_NOT_FOUND: { status: 404, message: "Impossible de récupérer le statut du paiement" },
	ADDRESS_NOT_FOUND: { status: 404, message: "Adresse non trouvée" },
	PAYMENT_LINK_INVALID: {
		status: 404,
		message: "Ce lien de paiement n'est pas valable ou a expiré. Demandez-en un nouveau à notre service client.",
	},
	IMPORT_NOT_FOUND: { status: 404, message: "Cet import n'existe pas." },
	BATCH_NOT_FOUND: { status: 404, message: "Ce changement groupé n'existe pas." },
	VIEW_NOT_FOUND: { status: 404, message: "Cette vue n'existe pas." },
	CUSTOMER_NOT_FOUND: { status: 404, message: "Aucun compte n'a cet e-mail." },
	CHANNEL_NOT_FOUND: { status: 404, message: "Ce canal de vente n'existe pas." },
	KEY_NOT_FOUND: { status: 404, message: "Cette clé n'existe pas." },
	CODE_NOT_FOUND: { status: 404, message: "Ce code n'existe pas." },
	WEBHOOK_NOT_FOUND: { status: 404, message: "Ce webhook n'existe pas." },
	DOCUMENT_NOT_FOUND: { status: 404, message: "Cette facture n'existe pas." },
	COMPANY_NOT_FOUND: { status: 404, message: "Vous n'êtes membre d'aucune entreprise." },
	COMPANY_UNKNOWN: { status: 404, message: "Cette entreprise n'existe pas." },
	COLLEAGUE_NOT_FOUND: { status: 404, message: "Cette personne n'est pas membre de l'entreprise." },
	APPROVAL_NOT_FOUND: { status: 404, message: "Cette demande d'approbation n'existe pas." },
	SITE_NOT_FOUND: { status: 404, message: "Ce site de livraison n'existe pas, ou plus." },
	LIST_NOT_FOUND: { status: 404, message: "Cette liste n'existe pas, ou plus." },
	QUOTE_NOT_FOUND: { status: 404, message: "Ce devis n'existe pas, ou plus." },
	QUOTE_INQUIRY_NOT_FOUND: { status: 404, message: "Cette demande de devis n'existe pas, ou plus." },
	PROMOTION_NOT_FOUND: { status: 404, message: "Cette promotion n'existe pas." },
	WITHDRAWAL_NOT_FOUND: { status: 404, message: "Cette rétractation n'existe pas." },
	CLAIM_NOT_FOUND: { status: 404, message: "Cette réclamation n'existe pas." },
	REVIEW_NOT_FOUND: { status: 404, message: "Cet avis n'existe pas, ou n'est pas publié." },
	MESSAGE_NOT_FOUND: { status: 404, message: "Ce message n'existe plus." },
	DELIVERY_NOT_FOUND: { status: 404, message: "Ce message n'existe pas, ou a plus de 30 jours." },
	LOT_NOT_FOUND: { status: 404, message: "Ce lot n'existe pas." },
	RECEIPT_NOT_FOUND: { status: 404, message: "Cette réception n'existe pas." },
	MEMBER_NOT_FOUND: { status: 404, message: "Cette personne n'est pas de l'équipe." },
	SESSION_NOT_FOUND: { status: 404, message: "Cet appareil n'est plus connecté." },
	INVITATION_NOT_FOUND: { status: 404, message: "Cette invitation a été acceptée, retirée, ou a expiré." },
	METHOD_NOT_ALLOWED: { status: 405, message: "Cette opération n'est pas prévue à cette adresse." },
	ADDRESS_LIMIT: { status: 409, message: "Votre carnet compte déjà 50 adresses. Supprimez-en une avant d'en ajouter." },
	ORDER_CHANGED: {
		status: 409,
		message: "Cette commande a changé entre-temps : rien n'a été enregistré. Vérifiez-la, puis recommencez.",
	},
	/** `current` shows the difference; sent again with its fingerprint, the correction is made. */
	CORRECTION_UNCONFIRMED: {
		status: 409,
		message: "Cette correction change les frais de port ou la TVA\u00a0: vérifiez la différence, puis confirmez.",
	},
	/** The response's message says why. */
	ORDER_NOT_CORRECTABLE: { status: 409, message: "Cette commande ne se corrige plus." },
	ORDER_REFUNDED: {
		status: 409,
		message:
			"De l'argent de cette commande annulée a été rendu\u00a0: elle ne se reprend plus. Saisissez une nouvelle commande.",
	},
	/** The response's message says how many orders the filter finds now. */
	SELECTION_CHANGED: {
		status: 409,
		message: "Les commandes de ce filtre ont changé entre-temps\u00a0: rien n'a été fait. Choisissez-les de nouveau.",
	},
	NOTHING_TO_UNDO: { status: 409, message: "Il n'y a rien à annuler dans ce changement groupé." },
	SETTINGS_CHANGED: {
		status: 409,
		message: "Ces réglages ont changé entre-temps\u00a0: rien n'a été enregistré. Relisez-les, puis recommencez.",
	},
	ERASURE_UNDER_WAY: {
		status: 409,
		message:
			"Rien n'est effacé\u00a0: une commande, un paiement ou un remboursement est en cours. Recommencez ensuite.",
	},
	ERASURE_OF_STAFF: {
		status: 409,
		message: "Ce compte administre la boutique\u00a0: il faut d'abord lui retirer cet accès.",
	},
	SECOND_FACTOR_ON: { status: 409, message: "La double authentification est déjà active." },
	CREDIT_BLOCKED: {
		status: 409,
		message:
			"Le paiement à 30 jours de votre entreprise est suspendu\u00a0: une facture est en retard. Payez maintenant, ou contactez-nous.",
	},
	/** The response's message names what is left. */
	CREDIT_LIMIT_EXCEEDED: {
		status: 409,
		message: "Cette commande dépasse l'encours autorisé de votre entreprise. Payez maintenant, ou contactez-nous.",
	},
	/** The response's message names the minimum. */
	BELOW_MINIMUM_ORDER: { status: 409, message: "Vos conditions prévoient un minimum de commande." },
	COMPANY_TERMS_CHANGED: {
		status: 409,
		message: "Ces conditions ont changé entre-temps. Rechargez la page avant de recommencer.",
	},
	ALREADY_MEMBER: { status: 409, message: "Cette personne est déjà de l'équipe." },
	COLLEAGUE_ALREADY: { status: 409, message: "Cette personne est déjà membre de l'entreprise." },
	OTHER_COMPANY: {
		status: 409,
		message: "Vous achetez déjà pour une entreprise. Quittez-la dans «\u00a0Mon entreprise\u00a0», puis recommencez.",
	},
	COMPANY_LIMIT: {
		status: 409,
		message: "Cette entreprise a atteint le nombre permis. Supprimez-en avant d'en ajouter.",
	},
	COMPANY_IDENTITY_FIXED: {
		status: 409,
		message:
			"Le nom et le SIREN d'une entreprise qui a commandé changent avec notre accord\u00a0: contactez-nous, nous les corrigerons.",
	},
	COMPANY_REGISTERED: {
		status: 409,
		message:
			"Cette entreprise est déjà cliente\u00a0: demandez une invitation à l'un de ses gérants, ou contactez-nous.",
	},
	LAST_MANAGER: {
		status: 409,
		message: "L'entreprise doit garder un gérant\u00a0: nommez-en d'abord un autre.",
	},
	LAST_OWNER: {
		status: 409,
		message: "La boutique doit garder un propriétaire\u00a0: nommez-en d'abord un autre.",
	},
	EMAIL_TAKEN: { status: 409, message: "Un compte existe déjà avec cet email" },
	PRICE_CHANGED: {
		status: 409,
		message: "Des prix ont changé depuis l'ajout au panier. Vérifiez votre commande avant de payer.",
	},
	OUT_OF_STOCK: { status: 409, message: "Le stock ne suffit plus pour une partie de votre commande." },
	PRODUCT_UNAVAILABLE: { status: 409, message: "Un produit de votre panier n'est plus en vente." },
	BALANCE_CLOSED: { status: 409, message: "Il n'y a plus rien à payer pour cette commande." },
	BALANCE_UNPAYABLE: {
		status: 409,
		message: "Ce solde ne peut pas être payé par carte. Contactez-nous pour le régler autrement.",
	},
	/** The response's message says why. */
	QUOTE_INQUIRY_CLOSED: { status: 409, message: "Cette demande de devis a déjà sa réponse." },
	QUOTE_FOR_MEMBERS: {
		status: 403,
		message:
			"Ce devis est pour une entreprise\u00a0: connectez-vous avec le compte qui l'a reçu, ou celui d'un collègue qui peut approuver.",
	},
	QUOTE_CLOSED: { status: 409, message: "Ce devis ne peut plus être accepté." },
	WITHDRAWAL_CLOSED: {
		status: 409,
		message: "Cette commande est annulée ou n'a pas été payée\u00a0: il n'y a rien dont se rétracter.",
	},
	WITHDRAWAL_DECIDED: { status: 409, message: "Cette rétractation a déjà été traitée. Rechargez la liste." },
	CLAIM_CLOSED: {
		status: 409,
		message:
			"Cette commande est annulée ou n'a pas été payée\u00a0: il n'y a rien à réclamer. Une question\u00a0? Écrivez-nous depuis la page Contact.",
	},
	CLAIM_DECIDED: { status: 409, message: "Cette réclamation a déjà été traitée. Rechargez la page." },
	REVIEW_GIVEN: { status: 409, message: "Vous avez déjà donné votre avis sur ce produit." },
	REVIEW_DECIDED: { status: 409, message: "Cet avis a déjà été traité. Rechargez la liste." },
	TRANSFER_EXCEEDS: { status: 409, message: "Ce virement dépasse ce qui reste à payer." },
	REFUND_EXCEEDED: { status: 409, message: "Ce montant dépasse ce qui peut encore être remboursé." },
	/** The response's message may say which line. */
	REFUND_CHANGED: {
		status: 409,
		message:
			"Ce qui peut être remboursé a changé entre-temps\u00a0: rien n'a été fait. Vérifiez le nouveau montant, puis confirmez.",
	},
	REFUND_REFUSED: { status: 409, message: "Le prestataire de paiement a refusé ce remboursement." },
	REFUND_DELAYED: {
		status: 503,
		message:
			"Le prestataire de paiement n'a pas encore rendu la somme. Le remboursement est enregistré et paraîtra ici dès que ce sera fait.",
	},
	PAYMENT_REFUSED: {
		status: 409,
		message:
			"Le paiement par carte n'est pas possible pour le moment, et rien n'a été débité. Contactez-nous, ou réessayez plus tard.",
	},
	PAYMENT_IN_PROGRESS: {
		status: 409,
		message: "Un paiement par carte est en cours pour cette commande. Réessayez dans un instant.",
	},
	APPROVAL_REQUIRED: {
		status: 409,
		message: "Cette commande dépasse votre limite du mois dans l'entreprise\u00a0: demandez son approbation.",
	},
	APPROVAL_NOT_NEEDED: {
		status: 409,
		message: "Cette commande est dans votre limite\u00a0: elle n'a pas besoin d'approbation.",
	},
	NO_APPROVER: {
		status: 409,
		message:
			"Personne d'autre ne peut approuver dans votre entreprise\u00a0: demandez à un gérant d'inviter un approbateur.",
	},
	TOO_MANY_APPROVALS: {
		status: 409,
		message: "20 commandes de l'entreprise attendent déjà une approbation. Attendez qu'elles soient décidées.",
	},
	APPROVAL_CLOSED: { status: 409, message: "Cette demande est déjà décidée, ou son délai est passé." },
	APPROVAL_AWAITED: { status: 409, message: "Cette commande attend l'approbation de l'entreprise qui l'a passée." },
	TOO_MANY_OPEN_ORDERS: {
		status: 409,
		message: "Vous avez trop de commandes en attente de paiement. Payez-les, ou attendez une demi-heure.",
	},
	TOO_MANY_UNPAID_BOXES: {
		status: 409,
		message: "Un même compte ne peut pas garder autant de stock sans le payer. Réduisez la quantité.",
	},
	HELD_TOO_OFTEN: {
		status: 409,
		message: "Ce compte a déjà réservé ce produit plusieurs fois sans payer. Réessayez demain, ou contactez-nous.",
	},
	CHECKOUT_CLOSED: { status: 409, message: "Cette commande est déjà payée ou annulée. Consultez vos commandes." },
	CHANNEL_CHANGED: {
		status: 409,
		message: "Ce canal a été modifié entre-temps. Comparez avec sa version actuelle avant d'enregistrer.",
	},
	CHANNEL_CLOSED: { status: 409, message: "Ce canal de vente est fermé." },
	IDEMPOTENCY_CONFLICT: {
		status: 409,
		message: "Cette demande a déjà servi pour un autre contenu. Rechargez la page et recommencez.",
	},
	PROMOTION_CODE_TAKEN: { status: 409, message: "Une promotion porte déjà ce code." },
	PROMOTION_IN_ORDERS: {
		status: 409,
		message: "Des commandes nomment cette promotion\u00a0: mettez-la en pause, elle ne s'appliquera plus.",
	},
	PROMOTION_CHANGED: {
		status: 409,
		message: "Cette promotion a changé entre-temps\u00a0: rien n'a été enregistré. Relisez-la, puis recommencez.",
	},
	REFERENCE_TAKEN: { status: 409, message: "Un produit avec cette référence existe déjà" },
	PRODUCT_IN_ORDERS: { status: 409, message: "Impossible de supprimer: produit utilisé dans des commandes" },
	PRODUCT_CHANGED: {
		status: 409,
		message: "Ce produit a été modifié entre-temps. Comparez avec sa version actuelle avant d'enregistrer.",
	},
	STOCK_CHANGED: { status: 409, message: "Le stock a changé entre-temps. Vérifiez-le avant de l'enregistrer." },
	STOCK_RESERVED: {
		status: 409,
		message: "Des commandes réservent une partie de ce stock : il ne peut pas descendre en dessous.",
	},
	/** The response's message may say what is different. */
	LOT_CHANGED: {
		status: 409,
		message: "Ce lot a changé entre-temps : rien n'a été enregistré. Vérifiez-le, puis recommencez.",
	},
	RECEIPT_UNUSUAL: {
		status: 409,
		message:
			"Des quantités sont inhabituelles : rien n'a été enregistré. Vérifiez-les, puis enregistrez à nouveau pour confirmer.",
	},
	RECEIPT_USED: {
		status: 409,
		message:
			"Cette réception ne peut plus être annulée : une part de ce lot est partie, retenue ou attendue par des commandes.",
	},
	/** The response's message says why. */
	LOT_WITHHELD: { status: 409, message: "Ce lot ne peut pas être vendu." },
	...CATEGORY_ERRORS,
	...CONTENT_ERRORS,
	IMPORT_UNDONE: { status: 409, message: "Cet import est déjà annulé." },
	/** The response's message says what has changed or was used since. */
	IMPORT_USED: { status: 409, message: "Cet import ne peut plus être annulé." },
	IMPORT_RUNNING: { status: 409, message: "Un import est en cours. Réessayez quand il sera terminé." },
	VIEW_NAME_TAKEN: { status: 409, message: "Une de vos vues de cette liste porte déjà ce nom." },
	VIEW_LIMIT: { status: 409, message: "Une liste a 30 vues à vous au plus. Supprimez-en une avant d'en ajouter." },
	LIST_LIMIT: { status: 409, message: "Vous avez déjà 50 listes. Supprimez-en une avant d'en créer." },
	LIST_FULL: { status: 409, message: "Une liste compte 200 produits au plus\u00a0: rien n'a été ajouté." },
	LIST_OF_COLLEAGUE: {
		status: 403,
		message: "Cette liste est à un collègue\u00a0: lui seul la supprime ou cesse de la partager.",
	},
	LIST_NAME_TAKEN: { status: 409, message: "Une de vos listes porte déjà ce nom." },
	BASKET_CHANGED: {
		status: 409,
		message: "Votre panier a changé sur un autre appareil\u00a0: rien n'a été enregistré.",
	},
	LIST_CHANGED: {
		status: 409,
		message: "Cette liste a changé entre-temps\u00a0: rien n'a été enregistré. Vérifiez-la, puis recommencez.",
	},
	WEBHOOK_LIMIT: { status: 409, message: "Une boutique a 50 webhooks au plus. Supprimez-en un avant d'en ajouter." },
	CARD_DECLINED: { status: 402, message: "Votre carte a été refusée. Essayez une autre carte." },
	PAYLOAD_TOO_LARGE: { status: 413, message: "La requête est trop volumineuse." },
	URI_TOO_LONG: { status: 414, message: "Cette adresse est trop longue\u00a0: 8192 caractères de paramètres au plus." },
	IMAGE_TOO_LARGE: { status: 413, message: "Fichier trop volumineux (max 5MB)" },
	FILE_TOO_LARGE: { status: 413, message: "Ce fichier dépasse 64 Mo. Importez-le en plusieurs fois." },
	ORDER_FILE_TOO_LARGE: {
		status: 413,
		message: "Ce fichier dépasse 5 Mo. Gardez les seules lignes à commander.",
	},
	IMAGE_UNSUPPORTED: { status: 415, message: "Format de fichier non supporté" },
	RATE_LIMITED: { status: 429, message: "Trop de tentatives. Patientez quelques minutes avant de réessayer." },
	INTERNAL: { status: 500, message: "Erreur serveur. Veuillez réessayer plus tard." },
	PAYMENT_UNAVAILABLE: { status: 503, message: "Service de paiement temporairement indisponible. Veuillez réessayer." },
	SERVICE_UNAVAILABLE: { status: 503, message: "Le service est momentanément indisponible. Veuillez réessayer." },
} as const;
export type ErrorCode = keyof typeof ERRORS;

/** One field's complaint. `field` is a path as the sender wrote it: "orderData.items[0].quantity". */
export const fieldErrorSchema = z.object({ field: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** A cart line as the shop sees it now, sent with 409 so that the page can show old and new. Amounts in cents. */
export const freshLineSchema = z.object({
	productId: z.string(),
	productName: z.string(),
	/** Boxes asked for. */
	quantity: z.number().int(),
	/** Boxes that can be sold now; 0 when the product is no longer on sale. */
	availableQuantity: z.number().int(),
	onSale: z.boolean(),
	sentUnitPrice: z.number().nullable(),
	unitPrice: z.number().int(),
	totalPrice: z.number().int(),
});
export type FreshLine = z.infer<typeof freshLineSchema>;

/** Body of every error answer. `field` names the first field at fault, `errors` all of them. */
export const apiErrorSchema = z.object({
	code: z.string(),
	message: z.string(),
	field: z.string().optional(),
	errors: z.array(fieldErrorSchema).optional(),
	lines: z.array(freshLineSchema).optional(),
	/** With a conflict: the thing as it is now, in the shape in which its own call returns it. */
	current: z.unknown().optional(),
});
export type ApiError = z.infer<typeof apiErrorSchema>;
