import type { CommercialCodeRow } from "@confiserie/domain/contract/commercial-codes";
import { formatDateTime } from "@confiserie/domain/format";
import { Button, StatusBadge, Table } from "@medusajs/ui";

interface CodeListProps {
	codes: readonly CommercialCodeRow[];
	/** Shows whose codes they are. */
	withEmail?: boolean;
	onRevoke: (id: string) => void;
}

/** Commercial codes with their issuer, who revoked them, and when. */
export function CodeList({ codes, withEmail = false, onRevoke }: CodeListProps) {
	return (
		<div className="overflow-x-auto">
			<Table>
				<Table.Header>
					<Table.Row>
						{withEmail && <Table.HeaderCell>Client</Table.HeaderCell>}
						<Table.HeaderCell>Code</Table.HeaderCell>
						<Table.HeaderCell>État</Table.HeaderCell>
						<Table.HeaderCell>Émis</Table.HeaderCell>
						<Table.HeaderCell>Révoqué</Table.HeaderCell>
						<Table.HeaderCell>
							<span className="sr-only">Actions</span>
						</Table.HeaderCell>
					</Table.Row>
				</Table.Header>
				<Table.Body>
					{codes.map(({ id, email, code, issuedAt, issuedBy, revokedAt, revokedBy }) => (
						<Table.Row key={id}>
							{withEmail && <Table.Cell>{email}</Table.Cell>}
							<Table.Cell className="font-mono">{code}</Table.Cell>
							<Table.Cell>
								<StatusBadge color={revokedAt ? "grey" : "green"}>{revokedAt ? "Révoqué" : "En vigueur"}</StatusBadge>
							</Table.Cell>
							<Table.Cell>{whoAndWhen(issuedAt, issuedBy)}</Table.Cell>
							<Table.Cell>{revokedAt ? whoAndWhen(revokedAt, revokedBy) : "—"}</Table.Cell>
							<Table.Cell className="text-right">
								{!revokedAt && (
									<Button
										size="small"
										variant="transparent"
										onClick={() => onRevoke(id)}
										aria-label={`Révoquer le code ${code} de ${email}`}
									>
										Révoquer
									</Button>
								)}
							</Table.Cell>
						</Table.Row>
					))}
				</Table.Body>
			</Table>
		</div>
	);
}

function whoAndWhen(at: string, by: string | null): string {
	return [formatDateTime(new Date(at)), by].filter(Boolean).join(", ");
}
