-- SPDX-License-Identifier: MIT
-- A whole front end: opens FILE, shows its first page, taps, highlights, saves to COPY.
-- Usage, with Neovim 0.7 or later:
--   nvim --headless -u NONE -c 'lua arg = {"recto", "FILE", "COPY", "PICTURE"}' \
--     -c 'luafile client.lua' -c 'cquit 1'

local program, path, copy, picture = unpack(arg)
local waiting, buffer, count = {}, "", 0
local uv = vim.loop
local input, output = uv.new_pipe(), uv.new_pipe()
local status

local function send(message)
  message.jsonrpc = "2.0"
  input:write(vim.json.encode(message) .. "\n")
end

local function take(message)
  if message.method and message.id then
    -- A question: who has no answer says so.
    local why = "There is no such dialogue here."
    send({ id = message.id, error = { code = -32601, message = why } })
  elseif message.method then
    print("told: " .. message.method)
  else
    waiting[message.id] = message
  end
end

uv.spawn(program, { stdio = { input, output, 2 } }, function(code) status = code end)
output:read_start(function(_, chunk)
  buffer = buffer .. (chunk or "")
  for line in buffer:gmatch("(.-)\n") do
    take(vim.json.decode(line))
  end
  buffer = buffer:match("[^\n]*$")
end)

--- Waits for the answer, and takes what the server says before it.
local function request(method, params)
  count = count + 1
  local id = count
  send({ id = id, method = method, params = params or vim.empty_dict() })
  assert(vim.wait(20000, function() return waiting[id] ~= nil end, 5), method .. ": no answer")
  local message = waiting[id]
  waiting[id] = nil
  assert(not message.error, message.error and message.error.message)
  return message.result
end

--- Draws what an event changed; what is absent stays as it was.
local function draw(result)
  for _, item in ipairs(result.overlay and result.overlay.items or {}) do
    print("draw: " .. item.kind .. "/" .. item.role)
  end
  for _, item in ipairs(result.menu and result.menu.items or {}) do
    print("menu: " .. item.title)
  end
end

request("initialize", { clientInfo = { name = "client.lua" } })
local document = request("document/open", { path = path }).documentId
-- The window: 400 by 500 pixels of the toolkit's, each of two by two on the screen.
local view = request("view/update",
  { documentId = document, size = { 400, 500 }, fit = "width", pixelRatio = 2 })
local page = view.pages[1]
local drawn = request("page/render", { documentId = document, pageIndex = page.pageIndex,
  rect = page.visible, scale = view.scale * view.pixelRatio, delivery = "file" })
assert(uv.fs_copyfile(drawn.path, picture) and uv.fs_unlink(drawn.path))
draw(request("interaction/tap", { documentId = document, pageIndex = 0, point = { 66, 86 } }))
request("tool/set", { documentId = document, tool = "highlight" })
draw(request("interaction/drag",
  { documentId = document, pageIndex = 0, points = { 66, 86, 120, 86 } }))
request("document/save", { documentId = document, path = copy })
request("shutdown")
send({ method = "exit" })
vim.wait(10000, function() return status ~= nil end, 5)
os.exit(status or 1)
