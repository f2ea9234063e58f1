import { LIST_REMINDER_CONSENT } from "@confiserie/domain/customers/saved-list";
import { type Letter, note } from "./letter";
import type { MailTemplates } from "./templates";

/** On the day that its owner chose for a list. */
export function listReminder({ name, path }: MailTemplates["list-reminder"]): Letter {
	return {
		subject: `Votre liste «\u00a0${name}\u00a0»`,
		preview: "Vous aviez demandé ce rappel.",
		title: "C'est le moment de commander",
		blocks: [
			`Vous aviez choisi ce jour pour penser à votre liste «\u00a0${name}\u00a0».`,
			{ kind: "button", label: "Voir ma liste", path },
			note(
				`Votre accord\u00a0: «\u00a0${LIST_REMINDER_CONSENT.text}\u00a0» Il n'y aura pas d'autre rappel, sauf si vous en demandez un.`,
			),
		],
	};
}
