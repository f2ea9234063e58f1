"use client";

import { countSubscribers, exportSubscribers } from "@confiserie/domain/contract/newsletter";
import { formatCount } from "@confiserie/domain/format";
import { useMutation } from "@tanstack/react-query";
import { Sheet } from "lucide-react";
import { AdminHeader } from "@/features/admin-shell";
import { fetchFile } from "@/lib/api";
import { saveFile } from "@/lib/save-file";
import { useOperation } from "@/lib/use-operation";
import { Button } from "@/ui/button";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { useToasts } from "@/ui/toasts";

/** /admin/newsletter: the subscribers, with an export for the mailing program. */
export function NewsletterPage() {
	const { data, error, refetch } = useOperation(countSubscribers, {});
	const toasts = useToasts();
	const { mutate, isPending } = useMutation({
		mutationFn: async () => saveFile(await fetchFile(exportSubscribers), "lettre-inscrits.csv"),
		onSuccess: () => toasts.success("Export terminé"),
		onError: ({ message }) => toasts.error("L'export n'a pas abouti", message),
	});
	return (
		<>
			<AdminHeader title="Lettre" subtitle="Qui a demandé la lettre d'information et l'a confirmé" />
			{!data && !error && <Skeleton className="h-40" />}
			{!data && error && (
				<RetryBanner title="Impossible de compter les inscrits" cause={error} onRetry={() => refetch()} />
			)}
			{data && (
				<section className="flex max-w-2xl flex-col items-start gap-4 rounded-card border border-trait bg-white p-5">
					<p className="text-lg font-semibold">
						{formatCount(data.confirmed, "inscrit confirmé", "inscrits confirmés")}
					</p>
					<p className="text-prune">{`${formatCount(data.pending, "demande attend", "demandes attendent")} une confirmation.`}</p>
					<p className="text-prune">
						Le fichier donne pour chacun la date de son accord, la version du texte accepté et son adresse de
						désinscription : mettez-la dans l'en-tête List-Unsubscribe de chaque envoi, avec List-Unsubscribe-Post, et
						exportez à nouveau avant chaque envoi.
					</p>
					<Button busy={isPending} busyLabel="Export…" disabled={data.confirmed === 0} onClick={() => mutate()}>
						<Sheet aria-hidden="true" className="size-4.5" />
						Exporter les inscrits
					</Button>
				</section>
			)}
		</>
	);
}
