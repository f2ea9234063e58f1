"use client";

import { type AdminCompany, noteCompany, readAdminCompany } from "@confiserie/domain/contract/admin-companies";
import { formatCount, formatDate, formatEuros, formatMonth } from "@confiserie/domain/format";
import { ORDER_STATUS } from "@confiserie/domain/orders/order-status";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { InviteForm, MemberList } from "@/features/account/my-company";
import { CompanyStatement } from "@/features/account/statement";
import { CompanyPrices } from "@/features/admin/companies/prices";
import { CompanyTerms } from "@/features/admin/companies/terms";
import { DetailPage, NoteForm, TabPanel, Tabs, useTab } from "@/features/admin/kit";
import { May, SmallCard, useMay } from "@/features/admin/shell";
import { keyOf } from "@/lib/use-operation";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Link } from "@/ui/link";
import { IdentityDialog } from "./identity-dialog";
import { memberCalls } from "./member-calls";

const keyOfCompany = (id: string) => keyOf(readAdminCompany, { params: { id } });
const LINK = "inline-flex min-h-9 items-center font-semibold text-framboise underline underline-offset-4";

const TABS = [
	{ id: "fiche", label: "Fiche" },
	{ id: "membres", label: "Membres et sites" },
	{ id: "conditions", label: "Conditions" },
	{ id: "prix", label: "Prix" },
	{ id: "releve", label: "Relevé" },
] as const;

/** /admin/companies/:id: members, sites, figures, usual products, terms, what it owes, and the staff's note. */
export function CompanyPage({ id }: { id: string }) {
	const [shown, show] = useTab(TABS);
	return (
		<DetailPage
			operation={readAdminCompany}
			input={{ params: { id } }}
			list={{ label: "Entreprises", href: "/admin/companies" }}
			kind="Entreprise"
			title={({ company }) => company}
			failure="Impossible de charger l'entreprise"
		>
			{(data) => (
				<Tabs label="Entreprise" tabs={TABS} shown={shown} onShow={show}>
					<TabPanel id="fiche">
						<div className="grid items-start gap-3 lg:grid-cols-2">
							<Facts company={data} />
							<Months months={data.months} />
							<Products products={data.products} />
							<Orders orders={data.orders} />
						</div>
						<May permission="customers.change">
							<NoteForm
								operation={noteCompany}
								id={id}
								note={data.note}
								changes={[readAdminCompany]}
								hint="Pour l'équipe&nbsp;: les membres ne les voient pas."
							/>
						</May>
					</TabPanel>
					<TabPanel id="membres">
						<div className="grid items-start gap-3 lg:grid-cols-2">
							<Members company={data} />
							<Sites sites={data.sites} />
						</div>
					</TabPanel>
					<TabPanel id="conditions">
						<CompanyTerms companyId={id} />
					</TabPanel>
					<TabPanel id="prix">
						<CompanyPrices companyId={id} />
					</TabPanel>
					<TabPanel id="releve">
						<CompanyStatement companyId={id} />
					</TabPanel>
				</Tabs>
			)}
		</DetailPage>
	);
}

function Facts({ company }: { company: AdminCompany }) {
	const [isOpen, setOpen] = useState(false);
	const { registration, vatNumber, billingAddress, electronicAddress, createdAt } = company;
	return (
		<SmallCard title="Identité">
			<p>{registration ? `SIREN ou SIRET\u00a0: ${registration}` : "Sans SIREN"}</p>
			<p>{vatNumber ? `TVA\u00a0: ${vatNumber}` : "Sans numéro de TVA"}</p>
			{electronicAddress && <p className="wrap-anywhere">{`Facturation électronique\u00a0: ${electronicAddress}`}</p>}
			{billingAddress && (
				<p>{`${billingAddress.street}, ${billingAddress.postalCode} ${billingAddress.city}, ${billingAddress.country}`}</p>
			)}
			<May permission="customers.change">
				<Button variant="secondary" size="sm" onClick={() => setOpen(true)} className="mt-2">
					Modifier l'identité
				</Button>
				<IdentityDialog company={company} isOpen={isOpen} onClose={() => setOpen(false)} />
			</May>
			<p className="text-sm text-prune">{`Cliente depuis le ${formatDate(createdAt)}`}</p>
		</SmallCard>
	);
}

/** Members and invitations, each member with the way to their record, and to an order or a quote in their name. */
function Members({ company }: { company: AdminCompany }) {
	const client = useQueryClient();
	const canManage = useMay()("customers.change");
	const calls = useMemo(() => memberCalls(company.id), [company.id]);
	const show = (changed: AdminCompany) => client.setQueryData(keyOfCompany(company.id), changed);
	return (
		<div className="flex flex-col gap-3">
			<MemberList
				company={{ ...company, members: company.members.map((member) => ({ ...member, isYou: false })) }}
				canManage={canManage}
				calls={calls}
				onChanged={show}
				actions={(member) => <MemberActions member={member} />}
			/>
			{canManage && <InviteForm title="Inviter un membre" invite={calls.invite} onInvited={show} />}
		</div>
	);
}

function MemberActions({ member: { id, firstName, lastName, email } }: { member: AdminCompany["members"][number] }) {
	const name = `${firstName} ${lastName}`.trim() || email;
	const customer = encodeURIComponent(id);
	const actions = [
		{ href: `/admin/orders/new?customer=${customer}`, label: `Nouvelle commande pour ${name}`, text: "Commande" },
		{ href: `/admin/quotes/new?customer=${customer}`, label: `Nouveau devis pour ${name}`, text: "Devis" },
	];
	return (
		<>
			<ButtonLink href={`/admin/customers/${customer}`} variant="secondary" size="sm" aria-label={`Fiche de ${name}`}>
				Fiche
			</ButtonLink>
			<May permission="orders.change">
				{actions.map(({ href, label, text }) => (
					<ButtonLink key={href} href={href} variant="secondary" size="sm" aria-label={label}>
						{text}
					</ButtonLink>
				))}
			</May>
		</>
	);
}

function Months({ months }: Pick<AdminCompany, "months">) {
	return (
		<SmallCard title="Chiffre par mois, TTC">
			<table className="w-full text-sm">
				<thead className="sr-only">
					<tr>
						<th scope="col">Mois</th>
						<th scope="col">Commandes</th>
						<th scope="col">Chiffre</th>
					</tr>
				</thead>
				<tbody>
					{months.map(({ month, orders, revenue }) => (
						<tr key={month} className="border-t border-trait first:border-0">
							<th scope="row" className="py-1 text-left font-normal">
								{formatMonth(`${month}-15`)}
							</th>
							<td className="py-1 text-right text-prune">{formatCount(orders, "commande")}</td>
							<td className="py-1 text-right font-semibold">{formatEuros(revenue)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</SmallCard>
	);
}

function Products({ products }: Pick<AdminCompany, "products">) {
	return (
		<SmallCard title="Produits habituels">
			{products.length === 0 && <p className="text-prune">Aucun achat sur douze mois.</p>}
			<ul>
				{products.map(({ productId, name, orders, boxes, ...of }) => (
					<li key={productId} className="flex flex-wrap items-center justify-between gap-x-3">
						<Link href={`/admin/products/${encodeURIComponent(productId)}`} className={LINK}>
							{name}
						</Link>
						<span className="text-sm">{`${formatBoxes(boxes, of)}, ${formatCount(orders, "commande")}`}</span>
					</li>
				))}
			</ul>
		</SmallCard>
	);
}

function Orders({ orders }: Pick<AdminCompany, "orders">) {
	return (
		<SmallCard title="Dernières commandes">
			{orders.length === 0 && <p className="text-prune">Aucune commande.</p>}
			<ul>
				{orders.map(({ orderNumber, createdAt, status, approval, total, buyer }) => (
					<li key={orderNumber} className="flex flex-wrap items-center justify-between gap-x-3">
						<Link href={`/admin/orders/${encodeURIComponent(orderNumber)}`} className={LINK}>
							{orderNumber}
						</Link>
						<span className="flex flex-wrap items-center gap-2 text-sm">
							{approval === "WAITING" && status === "PENDING" && <Badge tone="warning">À approuver</Badge>}
							{`${formatDate(createdAt)} · ${buyer ?? "ancien membre"} · ${ORDER_STATUS[status].label} · ${formatEuros(total)}`}
						</span>
					</li>
				))}
			</ul>
		</SmallCard>
	);
}

function Sites({ sites }: Pick<AdminCompany, "sites">) {
	return (
		<SmallCard title={`Sites de livraison (${sites.length})`}>
			{sites.length === 0 && <p className="text-prune">Aucun site.</p>}
			<ul className="flex flex-col gap-2">
				{sites.map(({ id, name, address, contactName, phone, accessNote }) => (
					<li key={id} className="wrap-anywhere">
						<p className="font-semibold">{name}</p>
						<p>{`${address.street}, ${address.postalCode} ${address.city}, ${address.country}`}</p>
						<p className="text-sm text-prune">{[contactName, phone, accessNote].filter(Boolean).join(" · ")}</p>
					</li>
				))}
			</ul>
		</SmallCard>
	);
}
