import type { LexiconLanguage } from '../lexicon-language.ts'

/** Vietnamese. */
export const vi: LexiconLanguage = {
  code: 'vi',
  name: 'Vietnamese',
  gapScale: 1,
  unspaced: false,
  ordered: false,
  negations: 'không bao giờ|làm sao để|làm thế nào để|không được',
  vocabulary: {
    ignore:
      'bỏ qua|phớt lờ|quên|quên đi|quên hết|hãy quên|lờ đi|không quan tâm đến|không để ý đến|vượt qua|gạt bỏ|bỏ mặc|vô hiệu hóa|đừng để ý',
    obeyNot:
      'đừng tuân theo|đừng làm theo|không tuân theo|ngừng tuân theo|ngừng làm theo|dừng tuân theo|không cần tuân theo|đừng tuân thủ|không tuân thủ|đừng nghe theo|thôi tuân theo|không còn bị ràng buộc|vi phạm|ngừng tuân thủ',
    earlier: 'trước|trước đó|trước đây|ở trên|bên trên|phía trên|ban đầu|đã cho|gốc|cũ|từ trước|đã nhận|nêu trên',
    all: 'tất cả|mọi|toàn bộ|hết|các|những|bất kỳ',
    orders:
      'hướng dẫn|chỉ dẫn|chỉ thị|lệnh|mệnh lệnh|câu lệnh|prompt|lời nhắc|yêu cầu hệ thống|tất cả các hướng dẫn|chỉ lệnh',
    rules:
      'quy tắc|quy định|luật lệ|giới hạn|hạn chế|chính sách|bộ lọc|nguyên tắc|huấn luyện|đào tạo|lập trình|nội quy|nhiệm vụ|ngữ cảnh|ràng buộc',
    everythingBefore:
      'mọi thứ ở trên|mọi thứ phía trên|tất cả những gì ở trên|tất cả những gì đã nói|những gì đã nói trước đó|mọi thứ trước đó|tất cả những gì bạn được bảo|những gì bạn được bảo|những gì tôi đã nói|mọi điều đã nói|tất cả những gì bạn đã được dạy|những gì được dặn|tất cả những gì trước đó',
    your: 'của bạn|của mày|của cậu|của anh|bạn được giao|bạn đã nhận|đã cho bạn|bạn đã được cung cấp|mà bạn được',
    show: 'hiển thị|cho tôi xem|lặp lại|in ra|tiết lộ|nói|nói cho tôi|cho tôi biết|dịch|tóm tắt|viết|viết ra|viết lại|liệt kê|đọc|trích dẫn|chia sẻ|sao chép|xuất ra|nhắc lại|đưa ra',
    ask: 'là gì|là những gì|gồm những gì|gì',
    systemPrompt:
      'lời nhắc hệ thống|prompt hệ thống|câu lệnh hệ thống|thông điệp hệ thống|chỉ dẫn hệ thống|hướng dẫn hệ thống|hướng dẫn ban đầu|chỉ dẫn ban đầu|hướng dẫn ẩn|chỉ dẫn ẩn|hướng dẫn bí mật|chỉ dẫn bí mật|chỉ thị bí mật|chỉ thị ẩn|hướng dẫn gốc|hướng dẫn nội bộ|quy tắc ẩn|quy tắc bí mật|chỉ thị hệ thống|chỉ thị ban đầu|prompt ban đầu|lệnh hệ thống',
    textAbove:
      'văn bản ở trên|văn bản phía trên|các từ ở trên|đoạn văn ở trên|nội dung ở trên|đầu cuộc trò chuyện|nội dung phía trên|văn bản trước đó',
    youAreNow:
      'bây giờ bạn là|giờ bạn là|từ giờ bạn là|từ bây giờ bạn là|từ nay bạn là|bạn không còn là|bạn bây giờ là|bây giờ bạn sẽ là|giờ đây bạn là|bạn sẽ trở thành|kể từ bây giờ bạn là',
    pretend:
      'giả vờ|đóng vai|hãy tưởng tượng bạn là|hãy hành động như|hành động như|cư xử như|hãy đóng vai|giả làm|nhập vai|mô phỏng|trả lời như|tưởng tượng rằng bạn',
    unbound:
      'không giới hạn|không có giới hạn|không bị giới hạn|không hạn chế|không bị hạn chế|không có hạn chế|không có quy tắc|không có luật lệ|không có bất kỳ|không kiểm duyệt|không bị kiểm duyệt|không bộ lọc|không có bộ lọc|không cần đạo đức|không quy tắc|vô đạo đức|mọi thứ đều được phép|không bị ràng buộc|không có đạo đức',
    specialMode:
      'chế độ nhà phát triển|chế độ phát triển|chế độ chúa|chế độ jailbreak|chế độ dan|chế độ gỡ lỗi|chế độ quản trị|chế độ không giới hạn|chế độ bảo trì|chế độ không kiểm duyệt',
    answer: 'trả lời|viết|nói|phản hồi|đáp|giúp',
    neverRefuse:
      'không bao giờ từ chối|không được từ chối|đừng từ chối|không được phép từ chối|đừng bao giờ từ chối|không cảnh báo|không có cảnh báo|không cần cảnh báo|mà không cảnh báo|không từ chối|không xin lỗi|không kèm cảnh báo',
    fromNowOn: 'từ bây giờ|từ giờ|từ nay|kể từ bây giờ|kể từ giờ|từ thời điểm này|từ nay về sau|từ giờ trở đi',
    newTask:
      'nhiệm vụ mới|hướng dẫn mới|chỉ dẫn mới|quy tắc mới|mệnh lệnh mới|nhiệm vụ thật sự|nhiệm vụ thực sự|vai trò mới|mục tiêu mới|chỉ thị mới|chỉ nghe lời tôi|nhiệm vụ thực',
    sayExactly:
      'chỉ nói|chỉ trả lời|chỉ viết|hãy nói chính xác|viết chính xác|nói chính xác|thay vào đó|chỉ cần nói|chỉ in ra|bắt đầu câu trả lời|lặp lại theo tôi|chỉ được nói|chỉ được trả lời',
    doNotTell:
      'đừng nói|đừng cho|không được nói|không nói|đừng đề cập|không đề cập|đừng tiết lộ|không tiết lộ|che giấu|giấu|đừng thông báo|mà không nói|mà không báo|đừng báo|không cho',
    user: 'người dùng|bất kỳ ai|ai biết|với ai|khách hàng|người đọc|người nhận',
    send: 'gửi|chuyển tiếp|đăng|tải lên|truyền|đính kèm|thêm|chuyển',
    conversation:
      'cuộc trò chuyện|hội thoại|lịch sử trò chuyện|dữ liệu cá nhân|dữ liệu người dùng|thông tin cá nhân|dữ liệu|tin nhắn|email|danh bạ|thông tin đăng nhập|thông tin',
    destination:
      'đến địa chỉ|tới địa chỉ|đến http|tới http|đến https|tới https|đến email|tới email|đến máy chủ|tới máy chủ|đến url|vào liên kết|đến đường dẫn|webhook',
    iAm: 'tôi là|tao là|đây là|chúng tôi là|với tư cách',
    maker:
      'nhà phát triển|người tạo ra|quản trị viên|lập trình viên|chủ nhân|người sáng tạo|sếp|người quản trị|chủ sở hữu',
    secret: 'mật khẩu|khóa bí mật|mã bí mật|mã truy cập|từ khóa bí mật|cụm từ bí mật|mã bảo mật|khoá bí mật|từ bí mật',
    assistant:
      'trợ lý ai|trợ lý ảo|mô hình ngôn ngữ|chatbot|trí tuệ nhân tạo|mô hình ai|trợ lý trí tuệ nhân tạo|llm|chatgpt|hệ thống ai',
    addressing:
      'thân gửi|gửi|lưu ý cho|ghi chú cho|thông điệp cho|tin nhắn cho|chú ý|hướng dẫn cho|chỉ dẫn cho|nếu bạn là|xin chào|này',
    gate: 'chỉ khi|chỉ nếu|nếu người dùng|khi người dùng|nếu ai đó|khi ai đó|mỗi khi|bất cứ khi nào|trừ khi',
  },
  entries: [],
}
