import type { AccountSecurity } from "@confiserie/domain/contract/account";
import { changePassword, forgetPassword } from "@confiserie/domain/contract/accounts";
import type { User } from "@confiserie/domain/contract/auth";
import { PasswordField } from "@/features/account/auth/server";
import { call } from "@/lib/api";

import { FormCard } from "./form-card";
import { NewPasswordFields } from "./new-password-fields";
import { useAccountForm } from "./use-account-form";
import { type NewPassword, validateNewPassword } from "./validation";

interface PasswordFormProps {
	user: User;
	security: AccountSecurity;
	onChanged: () => void;
}

/** The password. An account that Google opened has none: a mailed link lets it choose one. */
export function PasswordForm(props: PasswordFormProps) {
	return props.security.hasPassword ? <ChangeForm {...props} /> : <FirstPasswordForm {...props} />;
}

const EMPTY = { currentPassword: "", password: "", confirmation: "" };

function ChangeForm({ user, onChanged }: PasswordFormProps) {
	const { form, card, errorOf } = useAccountForm<typeof EMPTY & NewPassword>({
		values: EMPTY,
		fields: ["currentPassword", "password"],
		validate: (values) => ({
			...(values.currentPassword === "" && { currentPassword: "Saisissez votre mot de passe." }),
			...validateNewPassword(values),
		}),
		failed: "Votre mot de passe n'a pas pu être changé. Réessayez dans un instant.",
		send: async ({ currentPassword, password }) => {
			await call(changePassword, { body: { currentPassword, newPassword: password } });
			form.reset(EMPTY);
			onChanged();
			return "Votre mot de passe est changé. Vos autres appareils sont déconnectés.";
		},
	});
	return (
		<FormCard
			{...card}
			title="Mot de passe"
			intro="Le changer déconnecte vos autres appareils."
			submitLabel="Changer mon mot de passe"
			busyLabel="Changement…"
		>
			{/* For password managers: which account the password belongs to. */}
			<input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
			<PasswordField
				{...form.register("currentPassword")}
				label="Mot de passe actuel"
				autoComplete="current-password"
				error={errorOf("currentPassword")}
			/>
			<NewPasswordFields field={form.register} password={form.watch("password")} errorOf={errorOf} />
		</FormCard>
	);
}

function FirstPasswordForm({ user }: PasswordFormProps) {
	const { card } = useAccountForm({
		values: {},
		fields: [],
		validate: () => ({}),
		failed: "Le lien n'a pas pu être envoyé. Réessayez dans un instant.",
		send: async () => {
			await call(forgetPassword, { body: { email: user.email } });
			return `Un lien est parti à ${user.email}. Il sert une fois, dans l'heure.`;
		},
	});
	return (
		<FormCard
			{...card}
			title="Mot de passe"
			intro="Vous vous connectez avec Google. Un mot de passe vous permettrait de vous connecter sans."
			submitLabel="Recevoir un lien pour en choisir un"
			busyLabel="Envoi…"
		>
			{null}
		</FormCard>
	);
}
