/** The module has a table of its own and is asked through its functions: Medusa wants a service of every module. */
export default class ChannelKeyService {}
