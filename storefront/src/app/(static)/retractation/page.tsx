import { WITHDRAWAL_RIGHTS } from "@confiserie/domain/withdrawal/right";
import type { Metadata } from "next";
import { Suspense } from "react";
import { WithdrawalForm } from "@/features/account/withdrawal";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { Trail } from "@/lib/seo/trail";
import { withSeo } from "@/lib/seo/with-seo";
import { Link } from "@/ui/link";

export const generateMetadata = (): Promise<Metadata> =>
	withSeo(
		pageMetadata({
			title: "Renoncer au contrat ici",
			description: "Se rétracter en ligne de tout ou partie d'une commande, sans compte, en deux étapes.",
			path: "/retractation",
		}),
	);

export default function RetractationPage() {
	return (
		<div className="page pt-6">
			<Trail here="/retractation" crumbs={[{ label: "Accueil", href: "/" }, { label: "Renoncer au contrat ici" }]} />
			<h1 className="display mt-2 text-3xl sm:text-4xl">Renoncer au contrat ici</h1>
			<p className="mt-2 mb-8 max-w-prose text-prune">
				Un particulier peut changer d'avis, sans motif, jusqu'à 14 jours après la livraison. Deux étapes suffisent, sans
				compte.
			</p>
			<div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,36rem)_1fr]">
				<Suspense>
					<WithdrawalForm />
				</Suspense>
				<section aria-labelledby="exceptions" className="rounded-card bg-creme p-6">
					<h2 id="exceptions" className="display mb-3 text-xl">
						Ce qui fait exception
					</h2>
					<ul className="flex list-disc flex-col gap-2 pl-5">
						{[WITHDRAWAL_RIGHTS.UNSEALED, WITHDRAWAL_RIGHTS.PERISHABLE, WITHDRAWAL_RIGHTS.MADE_TO_ORDER].map(
							({ label, explanation }) => (
								<li key={label}>{explanation}</li>
							),
						)}
					</ul>
					<p className="mt-4 text-sm text-prune">
						La page de chaque produit dit ce qui vaut pour lui. Le détail est dans les{" "}
						<Link href="/terms" className="underline underline-offset-4">
							conditions de vente
						</Link>
						.
					</p>
				</section>
			</div>
		</div>
	);
}
