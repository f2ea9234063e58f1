import { changeName } from "@confiserie/domain/contract/accounts";
import type { User } from "@confiserie/domain/contract/auth";
import { useSession } from "@/features/account/auth";
import { call } from "@/lib/api";
import { PrintNotice } from "@/ui/print-notice";

import { FormCard } from "./form-card";
import { NameFields } from "./name-fields";
import { useAccountForm } from "./use-account-form";
import { validateNames } from "./validation";

/** First and last name; past orders are unchanged. */
export function NameForm({ user }: { user: User }) {
	const { replaceUser } = useSession();
	const { form, card, errorOf } = useAccountForm({
		values: { firstName: user.firstName, lastName: user.lastName },
		fields: ["firstName", "lastName"],
		validate: validateNames,
		draft: { form: "account:name", fields: ["firstName", "lastName"] },
		failed: "Votre nom n'a pas pu être enregistré. Réessayez dans un instant.",
		send: async (names) => {
			replaceUser(await call(changeName, { body: names }));
			return "Votre nom est enregistré.";
		},
	});
	return (
		<FormCard {...card} title="Nom et prénom" submitLabel="Enregistrer mon nom" busyLabel="Enregistrement…">
			<PrintNotice>
				<NameFields field={form.register} errorOf={errorOf} />
			</PrintNotice>
		</FormCard>
	);
}
