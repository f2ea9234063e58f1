"use client";

import { AdminHeader, May } from "@/features/admin/shell";
import { CodeList } from "./code-list";
import { IssueForm } from "./issue-form";
import { PermissionPanel } from "./permission-panel";

/** /admin/codes: commercial codes (issue, list, revoke) and deposit permissions of single customers. */
export function CodesPage() {
	return (
		<>
			<AdminHeader title="Codes commerciaux" subtitle="Qui peut payer sa commande par acompte" />
			<div className="grid items-start gap-6 xl:grid-cols-2">
				<section aria-labelledby="codes" className="rounded-card border border-trait bg-white p-5 sm:p-6">
					<h2 id="codes" className="display text-xl">
						Codes émis
					</h2>
					<May permission="customers.change">
						<IssueForm />
					</May>
					<CodeList />
				</section>
				<PermissionPanel />
			</div>
		</>
	);
}
