"use client";

import type { CompanySite, OwnCompany } from "@confiserie/domain/contract/companies";
import { removeCompanySite } from "@confiserie/domain/contract/companies";
import { useState } from "react";
import { call } from "@/lib/api";
import { wordsOf } from "@/lib/words-of";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { SiteForm } from "./site-form";
import { CARD } from "./style";

interface SiteListProps {
	sites: readonly CompanySite[];
	canManage: boolean;
	onChanged: (company: OwnCompany) => void;
}

/** Where the company is delivered: each order can choose one of them. */
export function SiteList({ sites, canManage, onChanged }: SiteListProps) {
	/** "new", the id of the site in the form, or null. */
	const [open, setOpen] = useState<string | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const remove = async (id: string) => {
		setProblem(null);
		try {
			onChanged(await call(removeCompanySite, { params: { id } }));
		} catch (cause) {
			setProblem(wordsOf(cause));
		}
	};
	const form = (site: CompanySite | null) => (
		<SiteForm
			site={site}
			onSaved={(company) => {
				onChanged(company);
				setOpen(null);
			}}
			onCancel={() => setOpen(null)}
		/>
	);
	return (
		<section aria-labelledby="sites" className={CARD}>
			<h2 id="sites" className="display text-xl">
				Sites de livraison
			</h2>
			{problem && (
				<Banner tone="error" className="mt-3">
					{problem}
				</Banner>
			)}
			{sites.length === 0 && <p className="mt-2 text-prune">Aucun site pour l'instant.</p>}
			<ul className="mt-2 divide-y divide-trait">
				{sites.map((site) => (
					<li key={site.id} className="py-3">
						{open === site.id ? (
							form(site)
						) : (
							<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
								<SiteText site={site} />
								{canManage && (
									<div className="flex flex-wrap gap-2">
										<Button
											variant="secondary"
											size="sm"
											aria-label={`Modifier le site ${site.name}`}
											onClick={() => setOpen(site.id)}
										>
											Modifier
										</Button>
										<Button
											variant="secondary"
											size="sm"
											aria-label={`Supprimer le site ${site.name}`}
											onClick={() => void remove(site.id)}
										>
											Supprimer
										</Button>
									</div>
								)}
							</div>
						)}
					</li>
				))}
			</ul>
			{canManage &&
				(open === "new" ? (
					form(null)
				) : (
					<Button variant="secondary" className="mt-3" onClick={() => setOpen("new")}>
						Ajouter un site
					</Button>
				))}
		</section>
	);
}

function SiteText({ site: { name, contactName, phone, address, accessNote } }: { site: CompanySite }) {
	const contact = [contactName, phone].filter(Boolean).join(", ");
	return (
		<div className="min-w-0 break-words">
			<p className="font-semibold">{name}</p>
			<p className="text-sm">{`${address.street}, ${address.postalCode} ${address.city}, ${address.country}`}</p>
			{contact && <p className="text-sm text-prune">{contact}</p>}
			{accessNote && <p className="text-sm whitespace-pre-line text-prune">{accessNote}</p>}
		</div>
	);
}
