import type { Letter } from "../letter";
import type { MailTemplates } from "../templates";
import { greeting } from "./words";

const NOT_YOU = "Si vous n'êtes pas à l'origine de ce changement, répondez à ce message sans attendre.";

export function passwordReset({ firstName, path }: MailTemplates["password-reset"]): Letter {
	return {
		subject: "Choisissez un nouveau mot de passe",
		preview: "Le lien est valable une heure et ne sert qu'une fois.",
		title: "Un nouveau mot de passe",
		blocks: [
			{ kind: "text", text: greeting(firstName) },
			{ kind: "text", text: "Vous avez demandé à choisir un nouveau mot de passe pour votre compte." },
			{ kind: "button", label: "Choisir mon mot de passe", path },
			{
				kind: "note",
				text: "Le lien est valable une heure et ne sert qu'une fois. Si vous n'avez rien demandé, ne faites rien\u00a0: votre mot de passe reste le même.",
			},
		],
	};
}

export function staffPasswordReset({ firstName, path }: MailTemplates["staff-password-reset"]): Letter {
	return {
		subject: "Administration\u00a0: choisissez un nouveau mot de passe",
		preview: "Le lien est valable une heure et ne sert qu'une fois.",
		title: "Un nouveau mot de passe",
		blocks: [
			{ kind: "text", text: greeting(firstName) },
			{
				kind: "text",
				text: "Vous avez demandé à choisir un nouveau mot de passe pour l'administration. Il ouvrira aussi votre compte dans la boutique, et toutes vos sessions seront fermées.",
			},
			{ kind: "button", label: "Choisir mon mot de passe", path, isOfAdministration: true },
			{
				kind: "note",
				text: "Le lien est valable une heure et ne sert qu'une fois. Si vous n'avez rien demandé, ne faites rien\u00a0: votre mot de passe reste le même.",
			},
		],
	};
}

export function passwordChanged({ firstName }: MailTemplates["password-changed"]): Letter {
	return {
		subject: "Votre mot de passe a été changé",
		preview: "Vos autres appareils ont été déconnectés.",
		title: "Mot de passe changé",
		blocks: [
			{ kind: "text", text: greeting(firstName) },
			{
				kind: "text",
				text: "Le mot de passe de votre compte vient d'être changé. Par précaution, vos autres appareils ont été déconnectés.",
			},
			{ kind: "note", text: NOT_YOU },
		],
	};
}

export function emailChangeConfirm({ firstName, path }: MailTemplates["email-change-confirm"]): Letter {
	return {
		subject: "Confirmez votre nouvelle adresse e-mail",
		preview: "Un clic, et votre compte passe à cette adresse.",
		title: "Confirmez cette adresse",
		blocks: [
			{ kind: "text", text: greeting(firstName) },
			{
				kind: "text",
				text: "Vous avez demandé à utiliser cette adresse pour votre compte. Elle le sera dès que vous l'aurez confirmée.",
			},
			{ kind: "button", label: "Confirmer mon adresse", path },
			{
				kind: "note",
				text: "Si vous n'avez rien demandé, ne faites rien\u00a0: aucun compte ne prendra cette adresse.",
			},
		],
	};
}

export function emailChangedNotice({ firstName, newEmail }: MailTemplates["email-changed-notice"]): Letter {
	return {
		subject: "L'adresse e-mail de votre compte a changé",
		preview: "Vos prochains messages iront à la nouvelle adresse.",
		title: "Adresse e-mail changée",
		blocks: [
			{ kind: "text", text: greeting(firstName) },
			{
				kind: "text",
				text: `Votre compte utilise désormais l'adresse ${newEmail}. Nous n'écrirons plus à celle-ci à son sujet.`,
			},
			{ kind: "note", text: NOT_YOU },
		],
	};
}
