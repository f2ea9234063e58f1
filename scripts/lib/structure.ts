/** An import of one file of the project by another; paths from the root. */
export interface Import {
	from: string;
	to: string;
}

/**
 * Pairs of units that import each other, "a ↔ b", sorted.
 * @param unitOf the unit of a file; undefined for a file that belongs to none
 */
export function mutualPairs(imports: readonly Import[], unitOf: (file: string) => string | undefined): string[] {
	const uses = new Set(
		imports.flatMap(({ from, to }) => {
			const [user, used] = [unitOf(from), unitOf(to)];
			return user && used && user !== used ? [`${user} ${used}`] : [];
		}),
	);
	return [...uses]
		.filter((use) => {
			const [user = "", used = ""] = use.split(" ");
			return user < used && uses.has(`${used} ${user}`);
		})
		.map((use) => use.replace(" ", " ↔ "))
		.sort();
}

const MODULE = /^backend\/src\/modules\/([^/]+\/[^/]+)\/(?:(.+)\/)?[^/]+$/;

/** The module of the backend that a file belongs to: "catalog/products". */
export function moduleOf(file: string): string | undefined {
	return MODULE.exec(file)?.[1];
}

/** The folder of a module that a file is in. The module's entry points, which export from every folder, are in none. */
export function folderOf(file: string): string | undefined {
	const [, module, folder = "."] = MODULE.exec(file) ?? [];
	const isEntryPoint = ["index.ts", "reads.ts"].some((name) => file.endsWith(`${module}/${name}`));
	return module && !isEntryPoint ? `${module}/${folder}` : undefined;
}

/** Files of the product: neither tests nor migrations, which are never edited again. */
export function isProductFile(file: string): boolean {
	return /^(domain|backend|storefront)\/src\/.+\.tsx?$/.test(file) && !/\.test\.tsx?$|\/migrations\//.test(file);
}

/** The smallest of the values that `share` of them do not exceed. */
export function quantile(values: readonly number[], share: number): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
