import { formatDate } from "@confiserie/domain/format";
import { RETENTION } from "@confiserie/domain/personal-data/retention";
import { type Letter, note } from "./letter";
import type { MailTemplates } from "./templates";
import { greeting } from "./words";

const NOT_YOU = "Si vous n'êtes pas à l'origine de ce changement, répondez à ce message sans attendre.";
const ANOTHER_LINK =
	"Le lien est valable une heure et ne sert qu'une fois. Ensuite, « Mot de passe oublié » en envoie un autre.";

export function passwordReset({ firstName, path }: MailTemplates["password-reset"]): Letter {
	return newPassword("Choisissez un nouveau mot de passe", [
		greeting(firstName),
		"Vous avez demandé à choisir un nouveau mot de passe pour votre compte.",
		{ kind: "button", label: "Choisir mon mot de passe", path },
	]);
}

export function staffPasswordReset({ firstName, path }: MailTemplates["staff-password-reset"]): Letter {
	return newPassword("Administration\u00a0: choisissez un nouveau mot de passe", [
		greeting(firstName),
		"Vous avez demandé à choisir un nouveau mot de passe pour l'administration. Il ouvrira aussi votre compte dans la boutique, et toutes vos sessions seront fermées.",
		{ kind: "button", label: "Choisir mon mot de passe", path, isOfAdministration: true },
	]);
}

function newPassword(subject: string, blocks: Letter["blocks"]): Letter {
	const end =
		"Le lien est valable une heure et ne sert qu'une fois. Si vous n'avez rien demandé, ne faites rien\u00a0: votre mot de passe reste le même.";
	return {
		subject,
		preview: "Le lien est valable une heure et ne sert qu'une fois.",
		title: "Un nouveau mot de passe",
		blocks: [...blocks, note(end)],
	};
}

export function administratorLink({ firstName, path }: MailTemplates["administrator-link"]): Letter {
	return {
		subject: "Administration\u00a0: choisissez votre mot de passe",
		preview: "Le lien est valable une heure et ne sert qu'une fois.",
		title: "Bienvenue à l'administration",
		blocks: [
			greeting(firstName),
			"Vous administrez désormais la boutique. Un seul mot de passe ouvre votre compte, le back-office et Medusa Admin\u00a0: il reste à le choisir.",
			{ kind: "button", label: "Choisir mon mot de passe", path },
			note(ANOTHER_LINK),
		],
	};
}

export function staffInvitation({ invitedBy, role, path }: MailTemplates["staff-invitation"]): Letter {
	return {
		subject: "Invitation à rejoindre l'équipe de la boutique",
		preview: "Le lien est valable sept jours et ne sert qu'une fois.",
		title: "Rejoignez l'équipe",
		blocks: [
			greeting(""),
			`${invitedBy} vous invite à administrer la boutique, avec le rôle «\u00a0${role}\u00a0». Choisissez un mot de passe\u00a0: il ouvrira votre compte, le back-office et Medusa Admin.`,
			{ kind: "button", label: "Accepter et choisir mon mot de passe", path },
			note(
				"Le lien est valable sept jours et ne sert qu'une fois. Si vous avez déjà un compte dans la boutique, son mot de passe est remplacé. Si vous n'attendiez pas cette invitation, ne faites rien.",
			),
		],
	};
}

export function accountInvitation({ firstName, path }: MailTemplates["account-invitation"]): Letter {
	return {
		subject: "Votre compte est ouvert",
		preview: "Choisissez votre mot de passe.",
		title: "Votre compte est ouvert",
		blocks: [
			greeting(firstName),
			"Nous avons ouvert votre compte en prenant votre commande. Choisissez un mot de passe pour y retrouver vos commandes.",
			{ kind: "button", label: "Choisir mon mot de passe", path },
			note(ANOTHER_LINK),
		],
	};
}

export function accountIdle({ firstName, endsAt, path }: MailTemplates["account-idle"]): Letter {
	const day = formatDate(endsAt);
	return {
		subject: "Votre compte va être effacé",
		preview: `Connectez-vous avant le ${day} pour le garder.`,
		title: "Gardez-vous votre compte\u00a0?",
		blocks: [
			greeting(firstName),
			`Personne ne s'est connecté à votre compte depuis près de ${RETENTION.idleAccountYears} ans. Nous l'effacerons après le ${day}, avec ses adresses. Pour le garder, il suffit de vous connecter.`,
			{ kind: "button", label: "Me connecter", path },
			note("Si vous ne voulez plus de ce compte, ne faites rien. Ce rappel ne sera pas répété."),
		],
	};
}

export function accountErased(): Letter {
	return {
		subject: "Votre compte est effacé",
		preview: "Vos données sont parties, sauf ce que la loi fait garder.",
		title: "Votre compte est effacé",
		blocks: [
			"Bonjour,",
			"Votre compte, vos adresses, vos messages et ce qui permettait de vous joindre sont effacés. Tous vos appareils sont déconnectés.",
			note(
				"La loi nous fait garder dix ans les factures, et de vos commandes payées le nom et l'adresse. Ce message est le dernier\u00a0: votre adresse e-mail est oubliée avec son envoi.",
			),
		],
	};
}

export function passwordChanged({ firstName }: MailTemplates["password-changed"]): Letter {
	return {
		subject: "Votre mot de passe a été changé",
		preview: "Vos autres appareils ont été déconnectés.",
		title: "Mot de passe changé",
		blocks: [
			greeting(firstName),
			"Le mot de passe de votre compte vient d'être changé. Par précaution, vos autres appareils ont été déconnectés.",
			note(NOT_YOU),
		],
	};
}

export function emailChangeConfirm({ firstName, path }: MailTemplates["email-change-confirm"]): Letter {
	return {
		subject: "Confirmez votre nouvelle adresse e-mail",
		preview: "Un clic, et votre compte passe à cette adresse.",
		title: "Confirmez cette adresse",
		blocks: [
			greeting(firstName),
			"Vous avez demandé à utiliser cette adresse pour votre compte. Elle le sera dès que vous l'aurez confirmée.",
			{ kind: "button", label: "Confirmer mon adresse", path },
			note("Si vous n'avez rien demandé, ne faites rien\u00a0: aucun compte ne prendra cette adresse."),
		],
	};
}

export function emailChangedNotice({ firstName, newEmail }: MailTemplates["email-changed-notice"]): Letter {
	return {
		subject: "L'adresse e-mail de votre compte a changé",
		preview: "Vos prochains messages iront à la nouvelle adresse.",
		title: "Adresse e-mail changée",
		blocks: [
			greeting(firstName),
			`Votre compte utilise désormais l'adresse ${newEmail}. Nous n'écrirons plus à celle-ci à son sujet. Par précaution, vos autres appareils ont été déconnectés.`,
			note(NOT_YOU),
		],
	};
}
