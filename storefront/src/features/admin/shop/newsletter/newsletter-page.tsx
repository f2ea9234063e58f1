"use client";

import { countSubscribers, exportSubscribers } from "@confiserie/domain/contract/newsletter";
import { formatCount } from "@confiserie/domain/format";
import { Act, Detail } from "@/features/admin/kit";
import { AdminHeader } from "@/features/admin/shell";
import { fetchFile } from "@/lib/api";
import { saveFile } from "@/lib/save-file";

/** /admin/newsletter: the subscribers, with an export for the mailing program. */
export function NewsletterPage() {
	return (
		<>
			<AdminHeader title="Lettre" subtitle="Qui a demandé la lettre d'information et l'a confirmé" />
			<Detail operation={countSubscribers} input={{}} failure="Impossible de compter les inscrits" height="h-40">
				{({ confirmed, pending }) => (
					<section className="flex max-w-2xl flex-col items-start gap-4 rounded-card border border-trait bg-white p-5">
						<p className="text-lg font-semibold">{formatCount(confirmed, "inscrit confirmé", "inscrits confirmés")}</p>
						<p className="text-prune">{`${formatCount(pending, "demande attend", "demandes attendent")} une confirmation.`}</p>
						<p className="text-prune">
							Le fichier donne pour chacun la date de son accord, la version du texte accepté et son adresse de
							désinscription : mettez-la dans l'en-tête List-Unsubscribe de chaque envoi, avec List-Unsubscribe-Post, et
							exportez à nouveau avant chaque envoi.
						</p>
						<Act
							label="Exporter les inscrits"
							variant="primary"
							disabled={confirmed === 0}
							act={async () => saveFile(await fetchFile(exportSubscribers), "lettre-inscrits.csv")}
							changes={[]}
							done="Export terminé"
						/>
					</section>
				)}
			</Detail>
		</>
	);
}
