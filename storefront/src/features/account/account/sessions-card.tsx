import type { AccountSecurity } from "@confiserie/domain/contract/account";
import { endOtherSessions } from "@confiserie/domain/contract/accounts";
import { call } from "@/lib/api";

import { FormCard } from "./form-card";
import { SessionList } from "./session-list";
import { useAccountForm } from "./use-account-form";

/** How many other devices are logged in, and the end of them all. */
export function SessionsCard({ security, onChanged }: { security: AccountSecurity; onChanged: () => void }) {
	const { card } = useAccountForm({
		values: {},
		fields: [],
		validate: () => ({}),
		failed: "Vos autres appareils n'ont pas pu être déconnectés. Réessayez dans un instant.",
		send: async () => {
			const { ended } = await call(endOtherSessions);
			onChanged();
			return ended > 1 ? `${ended} autres appareils sont déconnectés.` : "Aucun autre appareil n'est plus connecté.";
		},
	});
	return (
		<FormCard
			{...card}
			title="Appareils connectés"
			intro={wordsOf(security.otherSessions)}
			submitLabel="Déconnecter tous les autres appareils"
			busyLabel="Déconnexion…"
		>
			{security.otherSessions > 0 && <SessionList onChanged={onChanged} />}
			<p>
				Connexion avec Google : <strong>{security.hasGoogle ? "reliée à ce compte" : "non reliée"}</strong>.
			</p>
		</FormCard>
	);
}

function wordsOf(otherSessions: number): string {
	if (otherSessions === 0) return "Vous n'êtes connecté que sur cet appareil.";
	if (otherSessions === 1) return "Vous êtes aussi connecté sur un autre appareil.";
	return `Vous êtes aussi connecté sur ${otherSessions} autres appareils.`;
}
