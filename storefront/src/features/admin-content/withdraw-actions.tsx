import {
	type AdminPage,
	deletePage,
	listAdminPages,
	readAdminPage,
	withdrawPage,
} from "@confiserie/domain/contract/content";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmDialog } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";

/** Looks at the page, takes it off, or deletes it. */
export function WithdrawActions({ page }: { page: AdminPage }) {
	const client = useQueryClient();
	const router = useRouter();
	const [asked, setAsked] = useState<"withdraw" | "delete" | null>(null);
	const isOnline = page.state === "PUBLISHED" || page.scheduledAt !== null;
	const withdraw = page.isOwn ? "Retirer la page" : "Reprendre le texte d'origine";
	const close = () => setAsked(null);
	return (
		<div className="flex flex-wrap gap-2">
			{(page.state === "PUBLISHED" || page.state === "ORIGINAL") && (
				<ButtonLink href={page.path} variant="secondary" size="sm" target="_blank">
					Voir la page
				</ButtonLink>
			)}
			{isOnline && (
				<Button variant="secondary" size="sm" onClick={() => setAsked("withdraw")}>
					{withdraw}
				</Button>
			)}
			{page.isOwn && !isOnline && (
				<Button variant="danger" size="sm" onClick={() => setAsked("delete")}>
					Supprimer
				</Button>
			)}
			<ConfirmDialog
				row={asked === "withdraw" ? page : null}
				title={`${withdraw} ?`}
				describe={({ isOwn }) =>
					isOwn
						? "Les visiteurs ne la trouvent plus, et ce qui était prévu est annulé. Ses versions restent."
						: "Les visiteurs relisent le premier texte, et ce qui était prévu est annulé. Vos versions restent."
				}
				label={page.isOwn ? "Retirer" : "Reprendre"}
				busyLabel="Enregistrement…"
				act={async ({ slug }) =>
					client.setQueryData(
						keyOf(readAdminPage, { params: { slug } }),
						await call(withdrawPage, { params: { slug }, body: { state: "WITHDRAWN" } }),
					)
				}
				changes={keyOf(listAdminPages)}
				onClose={close}
			/>
			<ConfirmDialog
				row={asked === "delete" ? page : null}
				title="Supprimer cette page ?"
				describe={({ title }) => `«\u00a0${title}\u00a0» et ses versions disparaissent.`}
				label="Supprimer"
				busyLabel="Suppression…"
				act={async ({ slug }) => {
					await call(deletePage, { params: { slug } });
					void client.invalidateQueries({ queryKey: keyOf(readAdminPage), refetchType: "none" });
					router.push("/admin/contenu/pages");
				}}
				changes={keyOf(listAdminPages)}
				onClose={close}
			/>
		</div>
	);
}
