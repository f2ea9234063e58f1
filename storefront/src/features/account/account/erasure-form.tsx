import type { AccountSecurity } from "@confiserie/domain/contract/account";
import { eraseAccount } from "@confiserie/domain/contract/accounts";
import type { User } from "@confiserie/domain/contract/auth";
import { useRouter } from "next/navigation";
import { useSession } from "@/features/account/auth";
import { PasswordField } from "@/features/account/auth/server";
import { call } from "@/lib/api";
import { EmailField } from "@/ui/email-field";

import { FormCard } from "./form-card";
import { useAccountForm } from "./use-account-form";

/** Deletes the account. States the consequences and asks for the address as confirmation. */
export function ErasureForm({ user, security }: { user: User; security: AccountSecurity }) {
	const { logout } = useSession();
	const router = useRouter();
	const { form, card, errorOf } = useAccountForm({
		values: { email: "", password: "" },
		fields: ["email", "password"],
		validate: ({ email, password }) => ({
			...(email.trim().toLowerCase() !== user.email && { email: "Saisissez l'adresse de votre compte." }),
			...(security.hasPassword && password === "" && { password: "Saisissez votre mot de passe." }),
		}),
		failed: "Votre compte n'a pas pu être effacé. Réessayez dans un instant.",
		send: async (erasure) => {
			await call(eraseAccount, { body: erasure });
			logout();
			router.push("/");
			return "Votre compte est effacé.";
		},
	});
	return (
		<FormCard
			{...card}
			title="Effacer mon compte"
			intro="Sans retour&nbsp;: compte, adresses et messages partent, tous vos appareils sont déconnectés."
			submitLabel="Effacer définitivement mon compte"
			busyLabel="Effacement…"
			isDestructive
		>
			<ul className="list-disc pl-5 text-prune">
				<li>La loi nous fait garder dix ans vos factures, et de vos commandes payées le nom et l'adresse.</li>
				<li>Vous ne verrez plus vos commandes ici&nbsp;: enregistrez d'abord vos factures.</li>
				<li>Une commande, un paiement ou un remboursement en cours doit d'abord se terminer.</li>
			</ul>
			<EmailField
				{...form.register("email")}
				label={`Votre adresse email, pour confirmer (${user.email})`}
				autoComplete="off"
				error={errorOf("email")}
			/>
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
