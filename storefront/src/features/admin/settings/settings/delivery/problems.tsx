type Problems = Readonly<Record<string, string>>;

/** The message about a field, or about an entry of its list: "zones[0].prefixes[2]" is shown at "zones[0].prefixes". */
export function problemOf(problems: Problems, path: string): string | undefined {
	return problems[path] ?? Object.entries(problems).find(([field]) => field.startsWith(`${path}[`))?.[1];
}

/** Whether anything inside a path is wrong. */
export const hasProblem = (problems: Problems, path: string): boolean =>
	Object.keys(problems).some((field) => field === path || field.startsWith(`${path}.`));

/** A message that belongs to no single control. */
export function Problem({ id, children }: { id?: string; children: string | undefined }) {
	if (!children) return null;
	return (
		<p id={id} role="alert" className="text-sm font-medium text-rouge">
			{children}
		</p>
	);
}
