import { fact, h2, link, p, text, ul } from "../write";

/** Privacy page: personal data, purposes, retention periods and the rights of the customer. RGPD, art. 13. */
export const PRIVACY = text(
	h2("Qui répond de vos données"),
	p(fact("company"), ", ", fact("address"), ". Pour toute question\u00a0: ", fact("email"), "."),
	h2("Ce que nous conservons, et pourquoi"),
	ul(
		[
			"Votre compte\u00a0: nom, prénom, adresse e-mail, téléphone, adresses de livraison enregistrées et mot de passe, gardé sous une forme illisible. Il sert à vous reconnaître et à retrouver vos commandes.",
		],
		[
			"Vos commandes\u00a0: produits, montants, adresse de livraison, consignes et état du paiement. Elles servent à préparer, livrer et facturer.",
		],
		["Le panier et les favoris de votre compte, pour les retrouver d'un appareil à l'autre."],
		[
			"Si vous le demandez, et alors seulement\u00a0: les allergènes que vous évitez, pour les signaler sur chaque produit. Ils peuvent révéler votre santé\u00a0: vous donnez votre accord en les retenant, l'équipe de la boutique ne les voit pas, et vous les effacez d'un geste dans le catalogue.",
		],
		["Vos listes\u00a0: leur nom, leurs produits et, si vous le demandez, la date d'un rappel par e-mail."],
		[
			"Si vous achetez pour une entreprise\u00a0: votre rôle et votre limite, que voient ses gérants et approbateurs, et vos commandes pour elle, que voient aussi ses comptables.",
		],
		[
			"Vos avis sur des produits reçus\u00a0: note, texte, prénom et date d'achat. Publiés, ils se lisent sur la page du produit\u00a0; ",
			link("comment", "/avis"),
			".",
		],
		[
			"Si vous demandez notre lettre\u00a0: votre adresse e-mail, la date de votre accord et la version du texte accepté.",
		],
		[
			"Si vous attendez le retour d'un produit\u00a0: votre adresse e-mail, la date de votre accord et la version du texte accepté.",
		],
		["Vos messages du formulaire de contact\u00a0: nom, adresse e-mail, objet et texte. Ils servent à vous répondre."],
	),
	p(
		"Le numéro d'une vraie carte ne passe jamais par nos serveurs\u00a0: il va directement au prestataire de paiement. Contre les essais de mots de passe et les envois en masse, nous comptons les tentatives sous une empreinte qui ne garde ni votre adresse e-mail ni votre adresse IP.",
	),
	h2("Combien de temps"),
	ul(
		[
			"Les commandes\u00a0: ",
			fact("order-years"),
			" ans à compter de la livraison, comme la loi l'impose aux contrats conclus en ligne et aux pièces comptables. Ensuite, noms, adresses et coordonnées en sont effacés.",
		],
		[
			"Les devis\u00a0: ",
			fact("quote-years"),
			" après leur dernier jour de validité\u00a0; acceptés, aussi longtemps que leur commande.",
		],
		["Les factures et les avoirs\u00a0: ", fact("invoice-years"), " ans après la fin de leur année, entiers."],
		[
			"Le compte et ses adresses\u00a0: ",
			fact("account-years"),
			" ans après votre dernière connexion, plus tard si une commande est en cours.",
		],
		["Les paniers remplis dans une application partenaire\u00a0: ", fact("cart-days"), " jours sans changement."],
		["Les messages du formulaire\u00a0: ", fact("message-years"), " après leur envoi."],
		[
			"La lettre\u00a0: jusqu'à votre désinscription, ",
			fact("newsletter-years"),
			" ans au plus. Sans confirmation, ",
			fact("newsletter-days"),
			" jours.",
		],
		["Les demandes de retour en stock\u00a0: jusqu'à votre désinscription, ", fact("alert-years"), " au plus."],
		["Les avis\u00a0: ", fact("review-years"), " ans, et pas plus longtemps que le compte."],
		["La trace des e-mails envoyés et les avis du prestataire de paiement\u00a0: ", fact("trace-years"), "."],
	),
	p(
		"Chaque nuit, la boutique efface d'elle-même ce qui a passé ces délais, ainsi que les liens et les compteurs de tentatives qui ont expiré.",
	),
	h2("Qui les reçoit"),
	p(
		"L'atelier, le transporteur pour l'adresse de livraison, le prestataire de paiement pour le règlement et l'hébergeur qui fait tourner la boutique. Rien n'est vendu ni cédé, et aucune publicité ne vous suit. Ce que votre navigateur garde est dit sur la page ",
		link("Cookies", "/cookies"),
		".",
	),
	h2("Vos droits"),
	p(
		"Vous pouvez consulter, corriger, emporter ou faire effacer vos données, et vous opposer à leur usage, en écrivant à ",
		fact("email"),
		". Si notre réponse ne vous convient pas, vous pouvez saisir la CNIL (",
		link("cnil.fr", "https://www.cnil.fr/fr/plaintes"),
		").",
	),
);
