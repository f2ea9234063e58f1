import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { ModuleJoinerConfig } from "@medusajs/framework/types";

/** What a link lets a request's `fields` reach: from a type, by a name, the type behind it. */
interface Relation {
	link: string;
	/** Undefined for a link that names a module without a type. */
	from: string | undefined;
	field: string;
	to: string;
}

/** As Medusa itself finds its packages. */
export const inMedusa = createRequire(createRequire(import.meta.url).resolve("@medusajs/medusa/package.json"));
const DEFINITIONS = join(dirname(inMedusa.resolve("@medusajs/link-modules")), "definitions");

/** Every relation that the installed link definitions of Medusa add, in both directions, short names and link tables too. */
export function medusaRelations(): Relation[] {
	const links: Record<string, ModuleJoinerConfig> = inMedusa(DEFINITIONS);
	const readOnly: Record<string, ModuleJoinerConfig> = inMedusa(join(DEFINITIONS, "readonly"));
	return Object.entries({ ...links, ...readOnly }).flatMap(([link, config]) =>
		(config.extends ?? []).flatMap((extension): Relation[] => {
			const { serviceName, entity, relationship, fieldAlias = {} } = extension;
			const from = entity ?? config.relationships?.find((side) => side.serviceName === serviceName)?.entity;
			const otherSide = config.relationships?.find((side) => side.entity !== from)?.entity;
			const to = config.isReadOnlyLink ? relationship.entity : otherSide;
			return to === undefined
				? []
				: [relationship.alias, ...Object.keys(fieldAlias)].map((field) => ({ link, from, field, to }));
		}),
	);
}
