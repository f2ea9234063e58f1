import { MedusaModule } from "@medusajs/framework/modules-sdk";
import type { ModuleJoinerConfig } from "@medusajs/framework/types";
import { GraphQLUtils } from "@medusajs/framework/utils";

/** What each of Medusa's types has: the name of a field leads to the type behind it; undefined behind a plain value. */
export type TypeGraph = ReadonlyMap<string, ReadonlyMap<string, string | undefined>>;

type Types = Map<string, Map<string, string | undefined>>;

let known: TypeGraph | undefined;

/** The types of the modules and links that this process has loaded. Read once: they do not change while it runs. */
export function loadedTypes(): TypeGraph {
	known ??= typeGraph(MedusaModule.getAllJoinerConfigs());
	return known;
}

/** The types that modules describe, with the relations that links add to them. */
export function typeGraph(configs: readonly ModuleJoinerConfig[]): TypeGraph {
	const types: Types = new Map();
	const text = configs.map(({ schema = "" }) => schema).join("\n");
	const { definitions } = GraphQLUtils.mergeTypeDefs([text]);
	const plain = new Set(
		definitions.flatMap((one) => (one.kind === "EnumTypeDefinition" ? [one.name.value] : [])).concat(PLAIN),
	);
	for (const definition of definitions) {
		if (definition.kind !== "ObjectTypeDefinition") continue;
		const fields = (definition.fields ?? []).map(({ name, type }): [string, string | undefined] => {
			const target = namedType(type);
			return [name.value, target === undefined || plain.has(target) ? undefined : target];
		});
		types.set(definition.name.value, new Map(fields));
	}
	for (const [type, field, target] of MISSING) types.get(type)?.set(field, target);
	for (const { extends: extensions = [] } of configs) for (const extension of extensions) addAliases(types, extension);
	return types;
}

/** What Medusa computes of a variant and of a delivery: no module describes its type. */
export const COMPUTED = "calculated_price";

/** Relations that Medusa's own descriptions lack. */
const MISSING = [
	["ShippingOption", "provider", "FulfillmentProvider"],
	["Product", "product_options", undefined],
] as const;

const PLAIN = ["String", "Int", "Float", "Boolean", "ID", "DateTime", "Date", "Time", "JSON", "BigInt", "Blob"];

interface SchemaType {
	kind: string;
	type?: SchemaType;
	name?: { value: string };
}

function namedType(type: SchemaType): string | undefined {
	let named = type;
	while (named.type) named = named.type;
	return named.name?.value;
}

/** A link's short names: "prices" of a variant stands for "price_set_link.price_set.prices". */
function addAliases(types: Types, { entity, fieldAlias = {} }: NonNullable<ModuleJoinerConfig["extends"]>[number]) {
	const fields = entity === undefined ? undefined : types.get(entity);
	for (const [alias, target] of Object.entries(fieldAlias)) {
		const { path } = typeof target === "string" ? { path: target } : target;
		const type = path
			.split(".")
			.reduce<string | undefined>((at, field) => (at === undefined ? at : types.get(at)?.get(field)), entity);
		if (type !== undefined || alias === COMPUTED) fields?.set(alias, type);
	}
}
