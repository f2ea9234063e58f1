import { STAFF_ROLE_NAMES } from "@confiserie/domain/accounts/account";
import { isAllowed, STAFF_PERMISSIONS, STAFF_ROLES, type StaffPermission } from "@confiserie/domain/accounts/staff";

/** What each role may do: the very table that decides it. */
export function RoleTable() {
	return (
		<details className="rounded-card border border-trait bg-white p-4">
			<summary className="min-h-9 cursor-pointer font-semibold">Ce que chaque rôle peut faire</summary>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
			<section aria-label="Rôles et droits" tabIndex={0} className="mt-3 overflow-x-auto">
				<table className="w-full min-w-160 text-sm">
					<thead>
						<tr>
							<th scope="col" className="p-2 text-left">
								Droit
							</th>
							{STAFF_ROLE_NAMES.map((role) => (
								<th key={role} scope="col" className="p-2">
									{STAFF_ROLES[role].label}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{(Object.keys(STAFF_PERMISSIONS) as StaffPermission[]).map((permission) => (
							<tr key={permission} className="border-t border-trait">
								<th scope="row" className="p-2 text-left font-normal">
									{STAFF_PERMISSIONS[permission]}
								</th>
								{STAFF_ROLE_NAMES.map((role) => (
									<td key={role} className="p-2 text-center">
										{isAllowed(role, permission) ? "oui" : "–"}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</details>
	);
}
