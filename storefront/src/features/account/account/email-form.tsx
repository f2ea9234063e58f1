import type { AccountSecurity } from "@confiserie/domain/contract/account";
import { changeEmail } from "@confiserie/domain/contract/accounts";
import type { User } from "@confiserie/domain/contract/auth";
import { PasswordField } from "@/features/account/auth/server";
import { EmailDoubt } from "@/features/shop/email-doubt";
import { call } from "@/lib/api";
import { Banner } from "@/ui/banner";
import { EmailField } from "@/ui/email-field";

import { FormCard } from "./form-card";
import { useAccountForm } from "./use-account-form";
import { validateEmail } from "./validation";

/** The e-mail: it changes once the link that is sent to the new address was followed. */
export function EmailForm({
	user,
	security,
	onChanged,
}: {
	user: User;
	security: AccountSecurity;
	onChanged: () => void;
}) {
	const { form, card, errorOf } = useAccountForm({
		values: { email: "", password: "" },
		fields: ["email", "password"],
		validate: ({ email, password }) => ({
			...validateEmail({ email }),
			...(security.hasPassword && password === "" && { password: "Saisissez votre mot de passe." }),
		}),
		draft: { form: "account:email", fields: ["email"] },
		failed: "Le lien n'a pas pu être envoyé. Réessayez dans un instant.",
		send: async (change) => {
			await call(changeEmail, { body: change });
			form.reset();
			onChanged();
			return `Un lien est parti à ${change.email.trim()}. Suivez-le dans l'heure pour confirmer cette adresse.`;
		},
	});
	return (
		<FormCard
			{...card}
			title="Email"
			intro={
				<>
					Votre adresse actuelle : <strong className="wrap-anywhere text-encre">{user.email}</strong>
				</>
			}
			submitLabel="Envoyer le lien de confirmation"
			busyLabel="Envoi…"
		>
			{security.pendingEmail && !card.done && (
				<Banner tone="info">
					<span className="wrap-anywhere">{security.pendingEmail}</span> attend d'être confirmée par le lien que nous y
					avons envoyé.
				</Banner>
			)}
			<EmailField {...form.register("email")} label="Nouvelle adresse email" error={errorOf("email")} />
			<EmailDoubt email={form.watch("email")} />
			{security.hasPassword && (
				<PasswordField
					{...form.register("password")}
					label="Votre mot de passe"
					autoComplete="current-password"
					error={errorOf("password")}
				/>
			)}
		</FormCard>
	);
}
