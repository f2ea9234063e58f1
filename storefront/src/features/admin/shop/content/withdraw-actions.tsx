import {
	type AdminPage,
	deletePage,
	listAdminPages,
	readAdminPage,
	withdrawPage,
} from "@confiserie/domain/contract/content";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { ConfirmAct } from "@/features/admin/kit";
import { call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import { ButtonLink } from "@/ui/button-link";

/** Looks at the page, takes it off, or deletes it. */
export function WithdrawActions({ page: { slug, title, path, state, isOwn, scheduledAt } }: { page: AdminPage }) {
	const client = useQueryClient();
	const router = useRouter();
	const isOnline = state === "PUBLISHED" || scheduledAt !== null;
	const withdraw = isOwn ? "Retirer la page" : "Reprendre le texte d'origine";
	const key = keyOf(readAdminPage, { params: { slug } });
	return (
		<div className="flex flex-wrap gap-2">
			{(state === "PUBLISHED" || state === "ORIGINAL") && (
				<ButtonLink href={path} variant="secondary" size="sm" target="_blank">
					Voir la page
				</ButtonLink>
			)}
			{isOnline && (
				<ConfirmAct
					label={withdraw}
					title={`${withdraw} ?`}
					confirm={isOwn ? "Retirer" : "Reprendre"}
					busyLabel="Enregistrement…"
					act={() => call(withdrawPage, { params: { slug }, body: { state: "WITHDRAWN" } })}
					changes={[listAdminPages]}
					onDone={(page) => client.setQueryData(key, page)}
				>
					{isOwn
						? "Les visiteurs ne la trouvent plus, et ce qui était prévu est annulé. Ses versions restent."
						: "Les visiteurs relisent le premier texte, et ce qui était prévu est annulé. Vos versions restent."}
				</ConfirmAct>
			)}
			{isOwn && !isOnline && (
				<ConfirmAct
					label="Supprimer"
					variant="danger"
					title="Supprimer cette page ?"
					confirm="Supprimer"
					busyLabel="Suppression…"
					act={() => call(deletePage, { params: { slug } })}
					changes={[listAdminPages]}
					onDone={() => {
						client.removeQueries({ queryKey: key });
						router.push("/admin/content/pages");
					}}
				>
					{`«\u00a0${title}\u00a0» et ses versions disparaissent.`}
				</ConfirmAct>
			)}
		</div>
	);
}
